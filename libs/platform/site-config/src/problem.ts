/** A problem of a dealer's declaration, with enough text to fix it without reading our code. */
export interface ConfigProblem {
  /** Path of the value: `locations[2].address.state`. */
  path: string;
  /** What is wrong, in one clause. */
  what: string;
  /** Why it matters to the site. */
  why: string;
  /** How to fix it, with the nearest valid key or value if one is similar. */
  fix: string;
}

/** The text of a list of problems, for a terminal: one paragraph each. */
export function formatProblems(
  subject: string,
  problems: readonly ConfigProblem[],
  word: 'problem' | 'warning' = 'problem',
): string {
  const count = problems.length === 1 ? `1 ${word}` : `${problems.length} ${word}s`;
  const rows = problems.map(
    ({ path, what, why, fix }) => `  ${path}\n    what  ${what}\n    why   ${why}\n    fix   ${fix}`,
  );
  return [`${subject} has ${count}.`, ...rows].join('\n\n');
}
