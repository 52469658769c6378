import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID, SIGNED_OUT } from './sharedProblems.ts';

const phone = z
  .string()
  .nullable()
  .meta({ description: 'The mobile of the account as `GET /api/watchlist` says it; null if it has none.' });

const body = z.object({
  account_id: z
    .uuid()
    .optional()
    .meta({
      description:
        'The account as `GET /api/watchlist` says it: the change is refused if another one is signed in by now. A page that was loaded earlier may send none.',
    }),
  phone_number: phone,
  car_id: z.int().positive(),
});

/** The longest note, characters. */
const NOTE_LENGTH = 500;

const noteBody = body.extend({
  note: z.string().max(NOTE_LENGTH).meta({ description: 'The new note; empty to delete it.' }),
  before: z.string().meta({ description: 'The note that it takes the place of, as the list has it.' }),
});

const success = z.object({ success: z.boolean() });

/** A saved vehicle. */
export const savedSchema = z.object({
  id: z.string().regex(/^\d+$/).meta({ description: 'Id of the vehicle as text.' }),
  name: z.string(),
  slug: z.string(),
  make: z.string(),
  model: z.string(),
  primary_image_url: z.string().nullable(),
  saved_at: z.iso.datetime(),
  note: z.string().meta({ description: 'What the shopper wrote about it; empty without a note.' }),
  saved_price: z
    .number()
    .nullable()
    .optional()
    .meta({
      description:
        'Its purchase price when it joined this list, dollars; null if none was shown, missing if it was saved before prices were kept.',
    }),
});

export const LIST_SIGNED_OUT = {
  ...SIGNED_OUT,
  error: 'You’re signed out. Sign in again to keep your watchlist on every device.',
} satisfies ProblemText;

const OTHER_ACCOUNT = {
  status: 403,
  detail:
    '`account_id` or `phone_number` is not that of the session: nobody changes the list of somebody else.',
  error: 'Your watchlist belongs to another account. Please load the page again.',
} satisfies ProblemText;

export const NOT_OFFERED = { status: 404, detail: 'This site keeps no watchlists.' } satisfies ProblemText;

export const TOO_MANY = {
  status: 429,
  detail: 'Too many changes of watchlists from one IP address.',
  error: 'That was too often. Please try again in a few minutes.',
} satisfies ProblemText;

const problems = {
  ...{ invalid: INVALID, signedOut: LIST_SIGNED_OUT, otherAccount: OTHER_ACCOUNT },
  ...{ notOffered: NOT_OFFERED, tooMany: TOO_MANY },
};

/** The calls about the vehicles that a shopper saved. (GA-03) */
export const watchlistOperations = {
  watchlist: defineOperation(routes.watchlist, {
    summary: 'The saved vehicles of an account',
    description: 'Those of this site, in the order of saving, also if they left the stock.',
    request: z.object({}),
    answer: z.object({
      account_id: z.uuid().meta({ description: 'The same as `id` of `GET /api/account`.' }),
      phone_number: phone,
      cars: z.array(savedSchema),
    }),
    problems: { signedOut: LIST_SIGNED_OUT, notOffered: NOT_OFFERED },
  }),
  saveCar: defineOperation(routes.saveCar, {
    summary: 'Save a vehicle',
    description: 'Once more changes nothing. A full list keeps what it has.',
    request: z.object({ body }),
    answer: success,
    problems: {
      ...problems,
      noSuchCar: {
        status: 404,
        detail: 'The site never had a car with this id.',
        error: 'This vehicle is no longer on the site.',
      },
      full: {
        status: 422,
        detail: 'The list has 100 vehicles.',
        error: 'Your watchlist is full. It has room for 100. Remove one to save another.',
      },
    },
  }),
  noteCar: defineOperation(routes.noteCar, {
    summary: 'Write a note about a saved vehicle',
    description: 'A note that was changed elsewhere meanwhile is not overwritten. Once more changes nothing.',
    request: z.object({ body: noteBody }),
    answer: success,
    problems: {
      ...problems,
      invalid: { ...INVALID, error: `A note has up to ${NOTE_LENGTH} characters. Please shorten it.` },
      notSaved: {
        status: 404,
        detail: 'The vehicle is not in the list.',
        error: 'This vehicle is no longer in your watchlist.',
      },
      changed: {
        status: 409,
        detail: 'The list has another note than `before`.',
        error: 'This note was changed on another device. Please load the page again.',
      },
    },
  }),
  removeCar: defineOperation(routes.removeCar, {
    summary: 'Remove a saved vehicle',
    description: 'One that is not saved is no error.',
    request: z.object({ body }),
    answer: success,
    problems,
  }),
};
