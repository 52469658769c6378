import { distance } from 'fastest-levenshtein';

/**
 * The most similar candidate, or null if none is similar enough.
 * Similar means an edit distance of at most two, or a third of a longer word; letter case is ignored.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.candidate : null;
}
