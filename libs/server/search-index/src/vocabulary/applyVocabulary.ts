import { isDeepStrictEqual } from 'node:util';
import { CAR_SYNONYMS } from '@forecourt/stock-search/words';
import { engineCall } from '../engineCall.ts';
import type { EngineAddress } from '../engineClient.ts';
import { CAR_CURATION } from './carCuration.ts';
import { hasSets } from './hasSets.ts';

/** The name of our synonym and curation sets on a server of version 30. */
export const VOCABULARY_SET = 'forecourt_cars';

/**
 * Writes the synonyms and curation of this repository to a collection and removes others. Idempotent.
 * Throws when the engine is unreachable.
 */
export async function applyVocabulary(engine: EngineAddress, collection: string): Promise<void> {
  const { version } = await engineCall<{ version: string }>(engine, 'GET', '/debug');
  if (hasSets(version)) return applySets(engine, collection);
  await applyRules(engine, `/collections/${collection}/synonyms`, 'synonyms', CAR_SYNONYMS);
  await applyRules(engine, `/collections/${collection}/overrides`, 'overrides', CAR_CURATION);
}

async function applySets(engine: EngineAddress, collection: string): Promise<void> {
  await engineCall(engine, 'PUT', `/synonym_sets/${VOCABULARY_SET}`, { items: CAR_SYNONYMS });
  await engineCall(engine, 'PUT', `/curation_sets/${VOCABULARY_SET}`, { items: CAR_CURATION });
  await engineCall(engine, 'PATCH', `/collections/${collection}`, {
    synonym_sets: [VOCABULARY_SET],
    curation_sets: [VOCABULARY_SET],
  });
}

/** Writes what differs alone: a start with many sites would otherwise write some fifty rules for each. */
async function applyRules(
  engine: EngineAddress,
  path: string,
  kind: 'synonyms' | 'overrides',
  rules: readonly Rule[],
): Promise<void> {
  const answer = await engineCall<Record<typeof kind, Rule[]>>(engine, 'GET', path);
  const there = new Map(answer[kind].map((rule) => [rule.id, rule]));
  for (const wanted of rules) {
    const { id, ...rule } = wanted;
    if (!isSameRule(wanted, there.get(id))) await engineCall(engine, 'PUT', `${path}/${id}`, rule);
    there.delete(id);
  }
  for (const id of there.keys()) await engineCall(engine, 'DELETE', `${path}/${encodeURIComponent(id)}`);
}

/** Of either kind; what else it has depends on that. */
interface Rule {
  readonly id: string;
}

/** The settings that a server shows of a rule which was written without them. */
const USUAL: Readonly<Record<string, unknown>> = {
  ...{ root: '', locale: '', symbols_to_index: [] },
  ...{ includes: [], excludes: [], filter_by: '', sort_by: '', replace_query: '', metadata: {} },
  ...{ remove_matched_tokens: false, filter_curated_hits: false, stop_processing: true },
};

/** Whether a server has a rule as it is wanted, and nothing more in it. */
function isSameRule(wanted: Rule, there: Rule | undefined): boolean {
  return there !== undefined && isDeepStrictEqual({ ...USUAL, ...there }, { ...USUAL, ...wanted });
}
