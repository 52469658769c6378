/** The ids of the list with their sentence: one table row each, `| SR-01 | … | 2 |`. */
export function listedIds(markdown) {
  const rows = markdown.matchAll(/^\|\s*([A-Z]{2}-\d{2})\s*\|\s*(.*?)\s*\|/gm);
  return new Map([...rows].map(([, id, text]) => [id, text]));
}

/** The ids in the title of a test: `[SR-01]`, or several at once, `[SR-01, SR-05]`. */
export function idsIn(title) {
  const brackets = title.matchAll(/\[((?:[A-Z]{2}-\d{2})(?:[,\s]+[A-Z]{2}-\d{2})*)\]/g);
  return [...new Set([...brackets].flatMap(([, ids]) => ids.split(/[,\s]+/)))];
}

/**
 * Every id in the title of a test that passed, with the runs where it did.
 *
 * @param runs of `testRuns`, each with its results
 */
export function claimedIds(runs) {
  const claimed = new Map();
  for (const { name, results } of runs)
    for (const id of results.filter(({ status }) => status === 'passed').flatMap(({ title }) => idsIn(title)))
      claimed.set(id, (claimed.get(id) ?? new Set()).add(name));
  return claimed;
}

/**
 * What is wrong with the requirements, a sentence each; empty when every id has a passed test or is a named gap.
 *
 * @param listed, gaps of `listedIds`; @param claimed of `claimedIds`
 */
export function requirementProblems({ listed, gaps, claimed }) {
  const ids = (of) => [...of.keys()];
  const problem = (wrong, sentence) => (wrong.length > 0 ? [`${sentence}: ${wrong.join(', ')}`] : []);
  return [
    ...problem(
      ids(claimed).filter((id) => !listed.has(id)),
      'Tests name ids that docs/requirements.md does not have',
    ),
    ...problem(
      ids(gaps).filter((id) => !listed.has(id)),
      'docs/requirements-gaps.md names ids that docs/requirements.md does not have',
    ),
    ...problem(
      ids(gaps).filter((id) => gaps.get(id) === ''),
      'docs/requirements-gaps.md gives no reason for',
    ),
    ...problem(
      ids(gaps).filter((id) => claimed.has(id)),
      'These have a test that passed now; remove them from docs/requirements-gaps.md',
    ),
    ...problem(
      ids(listed).filter((id) => !claimed.has(id) && !gaps.has(id)),
      'No test that passed has the id in its title, and docs/requirements-gaps.md does not name it',
    ),
  ];
}
