import type { ProblemText } from './defineOperation.ts';

/** A request that is invalid by its schemas. */
export const INVALID = { status: 422, detail: 'Refused: {fields}.' } satisfies ProblemText;

/** A call of somebody who is signed in, without a session. */
export const SIGNED_OUT = {
  status: 401,
  detail: 'The request has no cookie of a session of this site, or the session has ended.',
  error: 'Please sign in again.',
} satisfies ProblemText;

/** A payment page that could not be opened or asked about. */
export const NO_PAYMENTS = {
  status: 503,
  detail: 'The payment provider did not answer, or none is set up.',
  error:
    'We can’t reach our payment provider right now. Nothing was charged. Please try again in a few minutes, or call us.',
  retryAfter: 60,
} satisfies ProblemText;

/** A car that the site does not have or list. */
export const NO_SUCH_CAR = {
  status: 404,
  detail: 'The site has no car with this slug.',
  error: 'This vehicle is no longer on the site.',
} satisfies ProblemText;
