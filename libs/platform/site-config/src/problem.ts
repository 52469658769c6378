import type { OwnFont } from './blocks/font.ts';
import type { OwnPage } from './blocks/own-page.ts';
import type { Contribution, SiteSlot } from './feature.ts';
import type { Reference } from './references.ts';

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

/** What could be read of a site whose declaration is wrong, so that the build can look at the rest too. */
export interface Readable {
  slug: string;
  files: readonly Reference[];
  /** Left out where one is declared wrongly. */
  ownPages?: readonly OwnPage[];
  /** Left out where the brand is declared wrongly. */
  fonts?: readonly OwnFont[];
  /** Left out where a feature is wrong. */
  slots?: readonly SiteSlot[];
  contributions?: readonly Contribution[];
}

/** Thrown with every problem of a declaration at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];
  readonly readable: Readable | null;

  constructor(subject: string, problems: readonly ConfigProblem[], readable: Readable | null = null) {
    super(formatProblems(subject, problems));
    this.name = 'ConfigError';
    this.problems = problems;
    this.readable = readable;
    // A wrong declaration is for a person to read: whoever prints the stack prints the list.
    this.stack = this.message;
  }

  /** What Node prints of the error: the list, without its data. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** The text of a list of problems, as a terminal shows it: one paragraph for each. */
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
