import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation } from './defineOperation.ts';
import { leadAcceptedSchema, leadRequestSchema } from './leadRequest.ts';
import { phoneRevealLoggedSchema, phoneRevealSchema } from './phoneReveal.ts';
import { INVALID } from './sharedProblems.ts';

/** The calls about leads and phone reveals. */
export const leadOperations = {
  postLead: defineOperation(routes.postLead, {
    summary: 'Send an enquiry',
    description:
      'Stores the lead and its deliveries, then responds. A retry with the same key has the same lead_id. So has a lead of the same ' +
      'person about the same car in the same category within 10 minutes: new text of such a message ' +
      'is added to the lead and delivered once. A browser form ' +
      '(application/x-www-form-urlencoded or multipart/form-data) needs no key. Its response is a 303 to /success, or ' +
      'back to its page with the invalid fields in `form_error`.',
    request: z.object({
      headers: z.object({
        'Idempotency-Key': z
          .string()
          .min(8)
          .max(200)
          .meta({ description: 'One key per filled-in form; the same for all retries.' }),
      }),
      body: leadRequestSchema,
    }),
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    answer: leadAcceptedSchema,
    problems: {
      noKey: {
        status: 400,
        detail:
          'Send an Idempotency-Key header of 8 to 200 visible characters, the same for all retries of one lead.',
      },
      invalid: INVALID,
      spam: { status: 422 },
      tooMany: { status: 429 },
    },
  }),
  postPhoneReveal: defineOperation(routes.postPhoneReveal, {
    summary: 'Log that a masked phone number was revealed',
    description:
      'Stores site, car, dealership, location, page and time, but nothing about the visitor. One page view ' +
      'is logged once for a car. 422 for a car that is not on the site.',
    request: z.object({ body: phoneRevealSchema }),
    answer: phoneRevealLoggedSchema,
    problems: {
      invalid: INVALID,
      notOnSite: { status: 422, detail: 'Refused: car_id. This vehicle is not on this site.' },
      tooMany: { status: 429, detail: 'Too many numbers were revealed from one IP address.' },
    },
  }),
};
