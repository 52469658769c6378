import type { ProblemText } from './defineOperation.ts';

/** A request that is invalid by its schemas. */
export const INVALID = { status: 422, detail: 'Refused: {fields}.' } satisfies ProblemText;

/** A car that the site does not have or list. */
export const NO_SUCH_CAR = {
  status: 404,
  detail: 'The site has no car with this slug.',
  error: 'This vehicle is no longer on the site.',
} satisfies ProblemText;
