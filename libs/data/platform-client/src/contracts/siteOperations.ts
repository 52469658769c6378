import { APPOINTMENT_DAYS } from '@forecourt/location';
import { DELIVERY_MESSAGES } from '@forecourt/pricing';
import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { appointmentsSchema } from './appointments.ts';
import { defineOperation } from './defineOperation.ts';
import { deliveryEstimateSchema } from './delivery.ts';
import { INVALID } from './sharedProblems.ts';
import { wholeNumber } from './wholeNumber.ts';
import { youxQuoteRequestSchema, youxQuoteSchema } from './youx.ts';

const isoDate = z.iso.date();

/** The calls about delivery, appointments and quotes. */
export const siteOperations = {
  deliveryEstimate: defineOperation(routes.deliveryEstimate, {
    summary: 'What delivery to a postcode costs',
    description:
      'From the site’s table, or from the provider it names. 404 where there is no estimate for the postcode, 422 without a ' +
      'postcode, 503 while the provider does not answer in time or not as agreed.',
    request: z.object({
      query: z.object({
        postcode: z
          .string()
          .trim()
          .refine((text) => text !== '')
          .meta({ description: 'Four digits, as text.' }),
      }),
    }),
    answer: deliveryEstimateSchema,
    problems: {
      invalid: {
        status: 422,
        detail: 'The query has no postcode.',
        error: DELIVERY_MESSAGES.empty,
        fields: { postcode: [DELIVERY_MESSAGES.empty] },
      },
      noEstimate: { status: 404, detail: 'There is no estimate for it.', error: DELIVERY_MESSAGES.none },
      providerDown: {
        status: 503,
        detail: 'The delivery provider does not answer as agreed.',
        error: DELIVERY_MESSAGES.none,
        retryAfter: 60,
      },
    },
  }),
  appointments: defineOperation(routes.appointments, {
    summary: 'When a place can be visited',
    description:
      'The free half hours of a place in its opening hours, special hours counted, at least two hours ahead and at most 14 ' +
      'calendar days, today included. A half hour that a lead has booked is gone. 404 for a place that the site does not show, ' +
      '422 for a query that cannot be read.',
    request: z.object({
      query: z.object({
        location_id: wholeNumber('The place, by its id.'),
        from: z
          .string()
          .refine((text) => isoDate.safeParse(text).success)
          .optional()
          .meta({ description: 'The first day, YYYY-MM-DD; today when left out.' }),
        days: z
          .string()
          .transform(Number)
          .refine((days) => Number.isInteger(days) && days >= 1 && days <= APPOINTMENT_DAYS)
          .optional()
          .meta({ description: 'How many days from there, 1 to 14; 14 when left out.' }),
      }),
    }),
    answer: appointmentsSchema,
    problems: {
      invalid: {
        status: 422,
        detail: `Refused: {fields}. location_id is digits, from is YYYY-MM-DD, days is 1 to ${APPOINTMENT_DAYS}.`,
      },
      noSuchPlace: { status: 404, detail: 'The site shows no such location.' },
    },
  }),
  youxQuote: defineOperation(routes.youxQuote, {
    summary: 'What youX would ask a week',
    description:
      'From youX, or worked out from the dealer’s own rates where no youX service is named; `description` says so. 404 on a site ' +
      'that has youX off.',
    request: z.object({ body: youxQuoteRequestSchema }),
    answer: youxQuoteSchema,
    nothing:
      'There is no quote, or youX does not answer in time or as agreed. A page shows nothing then, and no failure is written to ' +
      'its console.',
    problems: {
      invalid: INVALID,
      notOffered: { status: 404, detail: 'This site has no youX quotes.' },
      tooMany: { status: 429, detail: 'Too many quotes for one address.' },
    },
  }),
};
