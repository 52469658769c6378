import { distance } from 'fastest-levenshtein';

/** Characters of a word. Comparing two takes time by the product of their lengths, and nobody misspells a whole text. */
const LONGEST = 300;

/**
 * The most similar candidate, or null if none is similar enough.
 * Similar means an edit distance of at most two, or a third of a longer word; letter case is ignored.
 */
export function nearest(word: string, candidates: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const wanted = word.toLowerCase();
  let best: string | null = null;
  let limit = Math.max(2, Math.floor(word.length / 3));
  for (const candidate of candidates) {
    // The edits are at least as many as one word is longer than the other; most candidates are left out by it.
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits > limit) continue;
    best = candidate;
    limit = edits - 1;
  }
  return best;
}
