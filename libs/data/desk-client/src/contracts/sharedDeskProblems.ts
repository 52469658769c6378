import type { DeskProblemText } from './defineDeskOperation.ts';

/** The error responses that every call may have. The client reads the name from `type`: `/problems/<name>`. */
export const sharedDeskProblems = {
  invalid: { status: 422, detail: 'Refused: {fields}.', error: 'Something here is missing or not valid.' },
  unreadable: { status: 400, detail: 'Send a JSON object.', error: 'That could not be read.' },
  otherOrigin: {
    status: 403,
    detail: 'Writes are accepted from pages of the desk only.',
    error: 'This was sent from another site.',
  },
  signedOut: { status: 401, error: 'Please sign in.' },
  noAccess: {
    status: 404,
    detail: 'There is nothing here for this session: another dealership, or a role that may not do this.',
    error: 'You do not have access to this.',
  },
  secondFactor: {
    status: 403,
    detail: 'Enrol or verify the second factor, then repeat the call.',
    error: 'Please confirm it is you with a code from your authenticator app.',
  },
  tooLarge: {
    status: 413,
    detail: 'A body may have at most 64 KB.',
    error: 'That is too long. Please shorten it.',
  },
  tooMany: { status: 429, error: 'Too many tries. Please wait a little.' },
  unavailable: {
    status: 503,
    detail: 'The desk or its database does not answer in time. Repeat a write with the same `key`.',
    error: 'The desk does not answer right now. Nothing you typed is lost: please try again.',
  },
} as const satisfies Record<string, DeskProblemText>;

/** The name of an error response that every call may have. */
export type SharedDeskProblem = keyof typeof sharedDeskProblems;
