import { engineCall } from '../engineCall.ts';
import type { EngineAddress } from '../engineClient.ts';
import { CAR_CURATION } from './carCuration.ts';
import { CAR_SYNONYMS } from './carSynonyms.ts';
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

async function applyRules(
  engine: EngineAddress,
  path: string,
  kind: 'synonyms' | 'overrides',
  rules: readonly { readonly id: string }[],
): Promise<void> {
  for (const { id, ...rule } of rules) await engineCall(engine, 'PUT', `${path}/${id}`, rule);
  const there = await engineCall<Record<typeof kind, { id: string }[]>>(engine, 'GET', path);
  const wanted = new Set(rules.map(({ id }) => id));
  for (const { id } of there[kind])
    if (!wanted.has(id)) await engineCall(engine, 'DELETE', `${path}/${encodeURIComponent(id)}`);
}
