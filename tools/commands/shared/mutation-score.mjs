const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * How many changes of a Stryker report the tests noticed, in percent of those that count: what cannot run, and what only
 * runs while a file loads, does not.
 */
export function mutationScore(report) {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => NOTICED.has(status)).length;
  const counted = noticed + statuses.filter((status) => MISSED.has(status)).length;
  return { noticed, counted, score: counted === 0 ? 100 : (100 * noticed) / counted };
}
