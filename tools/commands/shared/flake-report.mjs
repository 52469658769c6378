/**
 * Counts the results of a run of tests.
 *
 * @param seen of earlier runs: `{ passed, failed }` by the name of the test; it is changed.
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
      const counts = seen.get(key) ?? { passed: 0, failed: 0 };
      if (status === 'passed') counts.passed++;
      if (status === 'failed') counts.failed++;
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
 *   them have a line. A test without a result in some run has one too: its run ended before it, or it was skipped.
 */
export function flakeReport(seen, runs) {
  const bad = [...seen]
    .filter(([, { passed }]) => passed < runs)
    .sort(([, one], [, other]) => other.failed - one.failed || one.passed - other.passed);
  const lines = bad.map(([key, { passed, failed }]) => {
    const missing = runs - passed - failed;
    return `${failed} of ${runs} failed${missing > 0 ? `, ${missing} without a result` : ''}: ${key}`;
  });
  return { lines, tests: seen.size, failed: bad.length };
}
