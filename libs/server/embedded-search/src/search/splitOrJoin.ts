import { intersect, isPhrase } from '../text/intersect.ts';
import type { TextIndex } from '../text/TextIndex.ts';
import type { SearchField } from './textOptions.ts';

const MAX_WORDS = 5;

/** A query with words joined (`land cruiser` → `landcruiser`) or split, if a field contains the result; null otherwise. */
export function splitOrJoin(words: readonly string[], fields: readonly SearchField[]): string[] | null {
  for (const { index } of fields) {
    const other = joined(index, words) ?? split(index, words);
    if (other) return other;
  }
  return null;
}

function joined(index: TextIndex, words: readonly string[]): string[] | null {
  if (words.length < 2) return null;
  const all = words.join('');
  if (index.idOf(all) !== undefined) return [all];
  const size = Math.min(MAX_WORDS, words.length);
  for (let i = 0; i < size - 1 && size > 2; i++) {
    const candidate = [...words.slice(0, i), words[i]! + words[i + 1]!, ...words.slice(i + 2)];
    if (occurTogether(index, candidate, false)) return candidate;
  }
  return null;
}

function split(index: TextIndex, words: readonly string[]): string[] | null {
  for (let i = 0; i < Math.min(MAX_WORDS, words.length); i++) {
    const word = words[i]!;
    for (let at = word.length - 1; at > 0; at--) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (!occurTogether(index, parts, true)) continue;
      const candidate = [...words.slice(0, i), ...parts, ...words.slice(i + 1)];
      // Words that no document contains need not be near the others, as on a Typesense server.
      const known = candidate.slice(0, firstUnknown(index, candidate));
      if (known.length > 0 && occurTogether(index, known, false)) return candidate;
      break;
    }
  }
  return null;
}

function firstUnknown(index: TextIndex, words: readonly string[]): number {
  const at = words.findIndex((word) => index.idOf(word) === undefined);
  return at === -1 ? words.length : at;
}

function occurTogether(index: TextIndex, words: readonly string[], side: boolean): boolean {
  const ids = words.map((word) => index.idOf(word)).filter((id) => id !== undefined);
  if (ids.length !== words.length) return false;
  let found = false;
  intersect(index, ids, (_, places) => {
    found ||= !side || isPhrase(index, places);
  });
  return found;
}
