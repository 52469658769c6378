/**
 * Counts the results of a run of tests.
 *
 * @param seen of earlier runs: `{ passed, failed, skipped }` by the name of the test; it is changed.
 * @param runs `[{ name, results: [{ title, status }] }]`, as `withResults` gives them.
 */
export function addRun(seen, runs) {
  for (const { name, results } of runs) {
    // Two tests may have one title, such as those of a table; journeys run on several screens.
    const copies = new Map();
    for (const { title, status } of results) {
      const copy = (copies.get(title) ?? 0) + 1;
      copies.set(title, copy);
      const key = `${name}: ${title}${copy > 1 ? ` (${copy})` : ''}`;
      const counts = seen.get(key) ?? { passed: 0, failed: 0, skipped: 0 };
      if (status === 'passed') counts.passed++;
      if (status === 'failed') counts.failed++;
      if (status === 'skipped') counts.skipped++;
      seen.set(key, counts);
    }
  }
}

/**
 * What several runs have shown.
 *
 * @param seen of all runs.
 * @param runs how many.
 * @returns a line for each test that did not pass in each run, those that fail most often first, how many tests there are, and how many of
 *   them have a line. A test without a result in some run has one too: its run ended before it, or it was skipped there. One that every run
 *   skips is no test of these runs.
 */
export function flakeReport(seen, runs) {
  const tests = [...seen].filter(([, { skipped }]) => skipped < runs);
  const bad = tests
    .filter(([, { passed }]) => passed < runs)
    .sort(([, one], [, other]) => other.failed - one.failed || one.passed - other.passed);
  const lines = bad.map(([key, { passed, failed }]) => {
    const missing = runs - passed - failed;
    return `${failed} of ${runs} failed${missing > 0 ? `, ${missing} without a result` : ''}: ${key}`;
  });
  return { lines, tests: tests.length, failed: bad.length };
}

/**
 * What is wrong with the runs themselves, a sentence each: a run that failed though no test of it did, and projects without a result in any.
 *
 * @param history of each run: `{ ok, log, runs }`, whether it succeeded, where its output is, and what `addRun` was given.
 * @param expected the names of the projects whose tests ran.
 */
export function runProblems(history, expected) {
  const failing = ({ results }) => results.some(({ status }) => status === 'failed');
  const unexplained = history.flatMap(({ ok, log, runs }, at) =>
    ok || runs.some(failing)
      ? []
      : [`Run ${at + 1} failed, and none of its tests did. Its output is in ${log}.`],
  );
  const reported = new Set(
    history.flatMap(({ runs }) => runs.filter(({ results }) => results.length > 0).map(({ name }) => name)),
  );
  const silent = expected.filter((name) => !reported.has(name));
  return silent.length === 0 ? unexplained : [...unexplained, `No run has results of ${silent.join(', ')}.`];
}
