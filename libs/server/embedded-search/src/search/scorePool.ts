import type { Scores } from './sortKeys.ts';

const free: Scores[] = [];
const MOST_KEPT = 2;

/**
 * Arrays for the scores of at least `capacity` documents, used again from search to search: fresh ones for every
 * search would be most of what it allocates. What they hold is left over from before.
 */
export function borrowScores(capacity: number): Scores {
  const at = free.findIndex((scores) => scores.high.length >= capacity);
  const known = at === -1 ? undefined : free.splice(at, 1)[0];
  if (known) return known;
  const size = Math.ceil(capacity * 1.25);
  return { high: new Float64Array(size), low: new Float64Array(size) };
}

/** Gives arrays back once nothing reads them any more. */
export function returnScores(scores: Scores): void {
  free.push(scores);
  free.sort((a, b) => b.high.length - a.high.length);
  free.length = Math.min(free.length, MOST_KEPT);
}
