const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/**
 * The mutation score of a Stryker report: killed mutants in percent. Mutants that cannot run, and static mutants, are
 * excluded.
 */
export function mutationScore(report) {
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => NOTICED.has(status)).length;
  const counted = noticed + statuses.filter((status) => MISSED.has(status)).length;
  return { noticed, counted, score: counted === 0 ? 100 : (100 * noticed) / counted };
}
