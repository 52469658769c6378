import { distance } from 'fastest-levenshtein';

/**
 * The candidate that a person most likely meant, or null when none is near.
 * Near is at most two edits, or a third of the word for longer words; letter case is ignored.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const limit = Math.max(2, Math.floor(word.length / 3));
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= limit ? best.candidate : null;
}
