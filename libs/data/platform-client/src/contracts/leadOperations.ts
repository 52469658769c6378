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
      'Stores the lead and its deliveries, then answers. Sending it again with the same key gives the same lead_id, and so ' +
      'does the same person asking about the same car in the same category within 10 minutes: what such a message says ' +
      'that was not said before is kept with the lead and delivered, once. A browser form ' +
      '(application/x-www-form-urlencoded or multipart/form-data) needs no key and is answered with 303: to /success, or ' +
      'back to its page with the refused fields in `form_error`.',
    request: z.object({
      headers: z.object({
        'Idempotency-Key': z
          .string()
          .min(8)
          .max(200)
          .meta({ description: 'One for each time a form is filled in, kept over retries.' }),
      }),
      body: leadRequestSchema,
    }),
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    answer: leadAcceptedSchema,
    problems: {
      noKey: {
        status: 400,
        detail:
          'Send an Idempotency-Key header of 8 to 200 visible characters, the same for every try of one lead.',
      },
      invalid: INVALID,
      spam: { status: 422 },
      tooMany: { status: 429 },
    },
  }),
  postPhoneReveal: defineOperation(routes.postPhoneReveal, {
    summary: 'Log that a masked number was asked for',
    description:
      'Keeps site, car, dealership, location, page and instant, then answers; nothing about the visitor. The same view of a page ' +
      'is logged once for a car. 422 for a car that is not on the site.',
    request: z.object({ body: phoneRevealSchema }),
    answer: phoneRevealLoggedSchema,
    problems: {
      invalid: INVALID,
      notOnSite: { status: 422, detail: 'Refused: car_id. This vehicle is not on this site.' },
      tooMany: { status: 429, detail: 'Too many numbers were asked for from one address.' },
    },
  }),
};
