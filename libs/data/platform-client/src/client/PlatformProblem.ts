import type { Problem } from '../contracts/problem.ts';

/** The sentence for a failure that brought none: the specification's own, with its spelling. */
export const UNEXPECTED = 'An unexpected error occured';

/** An answer that is not what was asked for, or none at all. */
export class PlatformProblem extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** A sentence that may be shown to a visitor. */
  readonly error: string;
  /** Sentences by refused field; empty unless the status is 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which to try again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null = null, cause?: unknown) {
    super(problem.detail ?? problem.title ?? `The platform answered ${status}.`, { cause });
    this.name = 'PlatformProblem';
    this.status = status;
    this.error = problem.error ?? UNEXPECTED;
    this.fields = problem.fields ?? {};
    this.retryAfter = retryAfter;
  }
}
