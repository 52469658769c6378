/** An error response of the desk, an invalid response, or none. */
export class DeskProblem extends Error {
  /** HTTP status; 0 without a response, so that the call may be repeated with its key. */
  readonly status: number;
  /** Name of the problem in the table, such as `changed` or `secondFactor`; empty if there is none. */
  readonly problem: string;
  /** A sentence for staff. */
  readonly error: string;
  /** Names of invalid fields; empty unless the status is 422. */
  readonly fields: readonly string[];
  /** Seconds until a retry, if the server sent them. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    {
      problem = '',
      error = 'The desk cannot be reached. Check the connection, then try again.',
      fields = [],
      retryAfter = null,
    }: { problem?: string; error?: string; fields?: readonly string[]; retryAfter?: number | null } = {},
    cause?: unknown,
  ) {
    super(`The desk answered ${status} ${problem}`.trim(), { cause });
    this.name = 'DeskProblem';
    this.status = status;
    this.problem = problem;
    this.error = error;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
