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

/** Characters of a problem. A path or a clause says what somebody wrote, which may be a whole text; a fix may have a list of names. */
const LONGEST = { path: 200, what: 300, fix: 1_000 };

/** A problem as it is told: of a long value its beginning and its end. */
export function shortProblem({ path, what, why, fix }: ConfigProblem): ConfigProblem {
  return {
    path: shortened(path, LONGEST.path),
    what: shortened(what, LONGEST.what),
    why,
    fix: shortened(fix, LONGEST.fix),
  };
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  // A character that was cut in two is left out.
  return `${text.slice(0, half)}…${text.slice(1 - half)}`.replaceAll(/\p{Cs}/gu, '');
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
