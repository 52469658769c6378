import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID, SIGNED_OUT } from './sharedProblems.ts';

const drawSchema = z.object({
  prize: z.string().meta({ description: 'Id of the prize.' }),
  name: z.string(),
  reference: z.string().meta({ description: 'Shopper and dealer say it when the prize is claimed.' }),
  drawn_at: z.iso.datetime(),
});

const NOT_OFFERED = { status: 404, detail: 'This site has no prize draw.' } satisfies ProblemText;

const detail = z.string().max(1_000);

/** The calls about the prize draw of a site. (RT-10) */
export const spinOperations = {
  spin: defineOperation(routes.spin, {
    summary: 'Whether a shopper can draw, and what they drew',
    description: 'By the cookie of the session.',
    request: z.object({}),
    answer: z.object({
      is: z
        .enum(['open', 'before', 'over'])
        .meta({ description: '`before`: the first day is yet to come. `over`: the last day is gone.' }),
      mine: drawSchema.nullable().meta({ description: 'What the shopper drew in this period.' }),
    }),
    problems: { invalid: INVALID, signedOut: SIGNED_OUT, notOffered: NOT_OFFERED },
  }),
  postSpin: defineOperation(routes.postSpin, {
    summary: 'Draw a prize',
    description:
      'A shopper draws once in a period, and gets the same answer again after that. The draw is a lead of the dealer.',
    request: z.object({
      body: z.object({
        version: z.string().max(40).meta({ description: 'Of the terms that the shopper read.' }),
        agreed: z.boolean(),
        shopper: z.object({ name: detail, last_name: detail, email: detail, phone: detail }),
      }),
    }),
    answer: z.object({
      first: z.boolean().meta({ description: 'False if the shopper has drawn before.' }),
      draw: drawSchema,
    }),
    problems: {
      invalid: INVALID,
      incomplete: { status: 422, detail: 'Missing or wrong: {fields}.', error: 'Please check your details.' },
      closed: {
        status: 422,
        detail: 'Today is before the first day of the draw, or after its last.',
        error: 'This draw isn’t open today.',
      },
      termsChanged: {
        status: 422,
        detail: 'The terms have another version now.',
        error: 'The terms have changed since you opened this page. Please read them again.',
      },
      signedOut: SIGNED_OUT,
      notOffered: NOT_OFFERED,
      tooMany: {
        status: 429,
        detail: 'Too many draws came from one IP address.',
        error: 'That was too often. Please try again in a few minutes.',
      },
    },
  }),
};
