import type { Scores } from './sortKeys.ts';

const free: Scores[] = [];
const MOST_KEPT = 2;

/**
 * Arrays for the scores of at least `capacity` documents from a pool: new ones would be most of the allocations of a search.
 * They are not cleared.
 */
export function borrowScores(capacity: number): Scores {
  const at = free.findIndex((scores) => scores.high.length >= capacity);
  const known = at === -1 ? undefined : free.splice(at, 1)[0];
  if (known) return known;
  const size = Math.ceil(capacity * 1.25);
  return { high: new Float64Array(size), low: new Float64Array(size) };
}

/** Returns arrays to the pool; the caller must no longer read them. */
export function returnScores(scores: Scores): void {
  free.push(scores);
  free.sort((a, b) => b.high.length - a.high.length);
  free.length = Math.min(free.length, MOST_KEPT);
}
