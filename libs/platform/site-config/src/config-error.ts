import type { OwnFont } from './blocks/font.ts';
import type { OwnPage } from './blocks/own-page.ts';
import type { Contribution, SiteSlot } from './feature.ts';
import type { ContentLink } from './site-definition.ts';
import { formatProblems, shortProblem } from './problem.ts';
import type { ConfigProblem } from './problem.ts';
import type { Reference } from './references.ts';

/** The valid parts of a site with a wrong declaration, so that the build can check the rest too. */
export interface Readable {
  slug: string;
  files: readonly Reference[];
  contentLinks: readonly ContentLink[];
  /** The folder of shared content; absent if it is invalid. */
  sharedContent?: string | null;
  /** Absent if one is invalid. */
  ownPages?: readonly OwnPage[];
  /** Absent if the brand is invalid. */
  fonts?: readonly OwnFont[];
  /** Absent if a feature is invalid. */
  slots?: readonly SiteSlot[];
  contributions?: readonly Contribution[];
}

/** Thrown with every problem of a declaration at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];
  readonly readable: Readable | null;

  constructor(subject: string, problems: readonly ConfigProblem[], readable: Readable | null = null) {
    const told = problems.map(shortProblem);
    super(formatProblems(subject, told));
    this.name = 'ConfigError';
    this.problems = told;
    this.readable = readable;
    // The stack is replaced by the list, because the location in our code does not help the reader.
    this.stack = this.message;
  }

  /** Makes Node print the list without the data of the error. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
