import { wordCandidates } from '../text/wordCandidates.ts';
import type { QueryToken, TokenCandidates } from './queryWords.ts';
import type { SearchState } from './SearchState.ts';

/** Candidates for every word, or the first word that has none with its number of typos. */
export type Attempt = { candidates: TokenCandidates[] } | { missing: number; cost: number };

/**
 * The words to try for each word of a query with the given numbers of typos. `known` caches the results of earlier attempts;
 * the last of several words is searched first in the fields where the word before it is most frequent.
 */
export function tokenCandidates(
  search: SearchState,
  tokens: readonly QueryToken[],
  dropped: readonly QueryToken[],
  costs: readonly number[],
  known: Map<string, string[]>,
): Attempt {
  const taken = new Set<string>();
  const candidates: TokenCandidates[] = [];
  for (const [i, token] of tokens.entries()) {
    const cost = costs[i]!;
    const key = `${token.value}${cost}`;
    let words = known.get(key);
    if (!words) {
      const last = tokens.length > 1 && dropped.length === 0 && i === tokens.length - 1;
      const before = last ? (candidates.at(-1)?.words[0] ?? null) : null;
      const found = collect(search, token, cost, before, taken);
      if (found === null) break;
      words = found.words;
      // Only the matches of the first field with any are cached, as on a Typesense server; this affects results.
      if (found.remembered.length > 0) known.set(key, found.remembered);
    }
    if (words.length === 0) return { missing: i, cost };
    candidates.push({ token, cost, words });
  }
  return { candidates };
}

/** The candidates of one word; null if the word before the last is in no field. */
function collect(
  search: SearchState,
  token: QueryToken,
  cost: number,
  before: string | null,
  taken: Set<string>,
): { words: string[]; remembered: string[] } | null {
  const { maxCandidates } = search.options;
  const all = search.fields.map((_, i) => i);
  const order = before === null ? all : fieldsByUse(search, before);
  if (order.length === 0) return null;
  const words: string[] = [];
  let remembered: string[] = [];
  const look = (fieldIds: readonly number[], beside: string | null): void => {
    for (const id of fieldIds) {
      const found = inField(search, id, token, cost, beside, taken);
      words.push(...found);
      if (remembered.length === 0) remembered = [...words];
      if (words.length >= maxCandidates) return;
    }
  };
  look(order, before);
  if (before !== null && search.fields.length > 1 && words.length < maxCandidates) look(all, null);
  return { words, remembered };
}

function inField(
  search: SearchState,
  id: number,
  token: QueryToken,
  cost: number,
  beside: string | null,
  taken: Set<string>,
): string[] {
  const field = search.fields[id]!;
  if (cost > field.typos) return [];
  const { order, maxCandidates, within } = search.options;
  const prefix = field.prefix && token.prefix;
  return wordCandidates(field.index, {
    term: token.value,
    cost,
    prefix,
    order,
    max: maxCandidates,
    within,
    beside,
    ranges: search.rangesOf(id, token.value, cost, prefix),
    taken,
  });
}

/** The fields that contain a word, the one with most documents first. */
function fieldsByUse(search: SearchState, word: string): number[] {
  const uses = search.fields.map(({ index }, id) => {
    const known = index.idOf(word);
    return { id, count: known === undefined ? 0 : index.documentsWith(known) };
  });
  return uses
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ id }) => id);
}
