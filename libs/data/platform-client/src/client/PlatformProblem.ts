import type { Problem } from '../contracts/problem.ts';

/** The fallback message of a failure: the specification's own, with its spelling. */
export const UNEXPECTED = 'An unexpected error occured';

/** An error response, an invalid response, or no response. */
export class PlatformProblem extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** A message that may be shown to a visitor. */
  readonly error: string;
  /** Messages by invalid field; empty unless the status is 422. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds until a retry, if the server sent them. */
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
