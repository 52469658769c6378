/** An error response of a call, by its name in the contract. */
export class Refused<Problem extends string> {
  readonly problem: Problem;
  /** Seconds until a retry. */
  readonly retryAfter: number | null;
  /** Names of the invalid fields. */
  readonly fields: readonly string[];

  constructor(problem: Problem, { retryAfter = null, fields = [] }: RefusedFacts = {}) {
    this.problem = problem;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}

/** Details of an error response. */
export interface RefusedFacts {
  retryAfter?: number | null;
  fields?: readonly string[];
}

/** Refuses a call with an error response of the contract. */
export function refuse<const Problem extends string>(
  problem: Problem,
  facts?: RefusedFacts,
): Refused<Problem> {
  return new Refused(problem, facts);
}
