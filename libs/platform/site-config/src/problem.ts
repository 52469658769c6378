/** One thing that is wrong with a dealer's declaration, said so that it can be mended without reading our code. */
export interface ConfigProblem {
  /** Where: `locations[2].address.state`. */
  path: string;
  /** What is wrong, in one clause. */
  what: string;
  /** Why it matters to the site. */
  why: string;
  /** How to mend it; names the nearest valid key or value where one is near. */
  fix: string;
}

/** Thrown by `defineDealer` with every problem of a declaration at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(subject: string, problems: readonly ConfigProblem[]) {
    super(formatProblems(subject, problems));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The text of a list of problems, as a terminal shows it: one paragraph for each. */
export function formatProblems(subject: string, problems: readonly ConfigProblem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const rows = problems.map(
    ({ path, what, why, fix }) => `  ${path}\n    what  ${what}\n    why   ${why}\n    fix   ${fix}`,
  );
  return [`${subject} has ${count}.`, ...rows].join('\n\n');
}
