/** Why an incomplete response is treated as a failure. */
export const CUT_OFF = 'A search was cut off before it had all results.';

/**
 * Whether the engine ended a search of a `multi_search` response at its time limit. Such a response has the count of what was found until
 * then, often without hits, and would be shown or cached as if it were complete.
 */
export function isCutOff(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return false;
  const { results } = answer;
  return Array.isArray(results) && results.some((result) => result?.search_cutoff === true);
}
