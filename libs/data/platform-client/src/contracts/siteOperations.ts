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
    summary: 'Delivery price for a postcode',
    description:
      'From the site’s price table, or from its delivery provider. 404 if there is no estimate for the postcode, 422 without a ' +
      'postcode, 503 if the provider did not send a valid response in time.',
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
      noEstimate: {
        status: 404,
        detail: 'There is no estimate for this postcode.',
        error: DELIVERY_MESSAGES.none,
      },
      providerDown: {
        status: 503,
        detail: 'The delivery provider does not respond, or its response is invalid.',
        error: DELIVERY_MESSAGES.none,
        retryAfter: 60,
      },
    },
  }),
  appointments: defineOperation(routes.appointments, {
    summary: 'Free appointments of a location',
    description:
      'The free half hours of a location in its opening hours and special hours, at least two hours ahead and at most 14 ' +
      'calendar days, today included. Booked half hours are left out. 404 for a location that the site does not show, ' +
      '422 for an invalid query.',
    request: z.object({
      query: z.object({
        location_id: wholeNumber('The place, by its id.'),
        from: z
          .string()
          .refine((text) => isoDate.safeParse(text).success)
          .optional()
          .meta({ description: 'The first day, YYYY-MM-DD; default is today.' }),
        days: z
          .string()
          .transform(Number)
          .refine((days) => Number.isInteger(days) && days >= 1 && days <= APPOINTMENT_DAYS)
          .optional()
          .meta({ description: 'Number of days, 1 to 14; default is 14.' }),
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
    summary: 'Weekly repayment quote of youX',
    description:
      'From youX; if no youX service is configured, calculated from the dealer’s rates (`description` names the source). 404 on a site ' +
      'that has youX off.',
    request: z.object({ body: youxQuoteRequestSchema }),
    answer: youxQuoteSchema,
    nothing:
      'There is no quote, or youX did not send a valid response in time. The page then shows no quote, without an error in ' +
      'the console.',
    problems: {
      invalid: INVALID,
      notOffered: { status: 404, detail: 'This site has no youX quotes.' },
      tooMany: { status: 429, detail: 'Too many quotes were requested from one IP address.' },
    },
  }),
};
