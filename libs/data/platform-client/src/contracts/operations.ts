import { z } from 'zod';
import { appointmentsSchema } from './appointments.ts';
import {
  autogaugeSchema,
  carAddressesSchema,
  carViewSchema,
  publicCarSchema,
  similarCarsSchema,
} from './cars.ts';
import { countedEventsSchema, countedSchema, eventsReportSchema, vitalsReportSchema } from './counting.ts';
import { deliveryEstimateSchema } from './delivery.ts';
import { leadAcceptedSchema, leadRequestSchema } from './leadRequest.ts';
import { lenderInfoSchema } from './lender.ts';
import { phoneRevealLoggedSchema, phoneRevealSchema } from './phoneReveal.ts';
import { youxQuoteRequestSchema, youxQuoteSchema } from './youx.ts';

/** One call of the API, as its documentation is made from it. */
export interface Operation {
  /** Name of the call. */
  id: string;
  method: 'get' | 'post';
  /** Path with its parameters in braces. */
  path: string;
  summary: string;
  description: string;
  /** Parameters in the path, the query and the headers. */
  path_parameters?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** The body's media types, JSON alone when left out. */
  bodyTypes?: readonly string[];
  /** The answer with status 200. */
  answer: z.ZodType;
  /** Its media type, JSON when left out. */
  answerType?: string;
  /** When it answers with 204 and nothing; never when left out. */
  nothing?: string;
  /** Statuses of the problems it may answer with. */
  problems: readonly number[];
}

const slug = z.object({ slug: z.string().meta({ description: 'The last part of the car’s address.' }) });

/** Every call of the API. */
export const operations: readonly Operation[] = [
  {
    id: 'postLead',
    method: 'post',
    path: '/api/leads',
    summary: 'Send an enquiry',
    description:
      'Stores the lead and its deliveries, then answers. Sending it again with the same key gives the same lead_id, and so ' +
      'does the same person asking about the same car in the same category within 10 minutes: what such a message says ' +
      'that was not said before is kept with the lead and delivered, once. A browser form ' +
      '(application/x-www-form-urlencoded or multipart/form-data) needs no key and is answered with 303: to /success, or ' +
      'back to its page with the refused fields in `form_error`.',
    headers: z.object({
      'Idempotency-Key': z
        .string()
        .min(8)
        .max(200)
        .meta({ description: 'One for each time a form is filled in, kept over retries.' }),
    }),
    body: leadRequestSchema,
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    answer: leadAcceptedSchema,
    problems: [400, 403, 413, 415, 421, 422, 429, 500],
  },
  {
    id: 'postPhoneReveal',
    method: 'post',
    path: '/api/leads/phone-reveal',
    summary: 'Log that a masked number was asked for',
    description:
      'Keeps site, car, dealership, location, page and instant, then answers; nothing about the visitor. The same view of a page ' +
      'is logged once for a car. 422 for a car that is not on the site.',
    body: phoneRevealSchema,
    answer: phoneRevealLoggedSchema,
    problems: [400, 403, 413, 415, 421, 422, 429, 500],
  },
  {
    id: 'carAddresses',
    method: 'get',
    path: '/api/cars',
    summary: 'Addresses of the cars that search engines may list',
    description:
      'Those that the site shows, up to 5,000 at a time by their ids; a sold one until it leaves the listings. For the sitemap.',
    query: z.object({
      after: z
        .string()
        .optional()
        .meta({ description: '`next` of the answer before; the first when left out.' }),
    }),
    answer: carAddressesSchema,
    problems: [421, 422, 500],
  },
  {
    id: 'car',
    method: 'get',
    path: '/api/cars/{slug}',
    summary: 'One car of the site',
    description:
      'Private facts (VIN, registration plate, private place) are null unless the site publishes them.',
    path_parameters: slug,
    answer: publicCarSchema,
    problems: [404, 421, 500],
  },
  {
    id: 'similarCars',
    method: 'get',
    path: '/api/cars/{slug}/similar',
    summary: 'Cars that are like one',
    description:
      'In stock, on this site, within $10,000 of the price under $50,000 and within $25,000 from there; the same model first.',
    path_parameters: slug,
    answer: similarCarsSchema,
    problems: [404, 421, 500, 503],
  },
  {
    id: 'carView',
    method: 'get',
    path: '/api/cars/{slug}/view.json',
    summary: 'Views and fresh fields of a car',
    description:
      'What may have changed since the page was rendered. Asking counts as a look at the car: once in half an hour from one ' +
      'address, not for robots and prefetches. The parameters only tell one version from another.',
    path_parameters: slug,
    query: z.object({
      photos_count: z.string().optional(),
      updated_at: z.string().optional(),
      website_id: z.string().optional(),
    }),
    answer: carViewSchema,
    problems: [404, 421, 500],
  },
  {
    id: 'autogauge',
    method: 'get',
    path: '/api/cars/{slug}/autogauge',
    summary: 'Where a price lies in the market',
    description:
      'From the market-figures provider; 404 where it knows too little about the car, 503 while it does not answer as agreed.',
    path_parameters: slug,
    answer: autogaugeSchema,
    problems: [404, 421, 500, 503],
  },
  {
    id: 'carFinance',
    method: 'get',
    path: '/api/cars/{id}/finance',
    summary: 'What the lender says about a car',
    description:
      'For the disclaimer. From the lender, or from the car’s own lender record, else the dealer’s rates, where no lender service ' +
      'is named; `description` says so. 404 for a car that the site does not show, and on a site that has it off.',
    path_parameters: z.object({ id: z.string().meta({ description: 'The car’s id, digits.' }) }),
    answer: lenderInfoSchema,
    nothing:
      'There is no finance for the car, or the lender does not answer in time or as agreed. A page shows what it has, and no ' +
      'failure is written to its console.',
    problems: [404, 421, 429, 500],
  },
  {
    id: 'carPdf',
    method: 'get',
    path: '/api/cars/{slug}/pdf',
    summary: 'A car on paper',
    description:
      'The sheet of a car: photo, price with its type, finance example with both rates and the warning, facts, QR code and licence number.',
    path_parameters: slug,
    answer: z.object({}).meta({ description: 'A PDF file, not JSON.' }),
    answerType: 'application/pdf',
    problems: [404, 421, 500, 503],
  },
  {
    id: 'postEvents',
    method: 'post',
    path: '/api/events',
    summary: 'Count what visitors did',
    description:
      'Adds to the counts by site, day, event, car and label. Sent only with the visitor’s consent; nothing of who they are ' +
      'is stored. A car that is not on the site is counted as none. Each event is read by itself: a bad one is named in `refused` and ' +
      'takes no other with it; 422 where none could be counted.',
    body: eventsReportSchema,
    answer: countedEventsSchema,
    problems: [400, 403, 413, 415, 421, 422, 429, 500],
  },
  {
    id: 'postVitals',
    method: 'post',
    path: '/api/vitals',
    summary: 'Tell how quick a page was',
    description: 'Core Web Vitals of one page view, kept as histograms at /metrics. Sent only with consent.',
    body: vitalsReportSchema,
    answer: countedSchema,
    problems: [400, 403, 413, 415, 421, 422, 429, 500],
  },
  {
    id: 'deliveryEstimate',
    method: 'get',
    path: '/api/delivery',
    summary: 'What delivery to a postcode costs',
    description:
      'From the site’s table, or from the provider it names. 404 where there is no estimate for the postcode, 422 without a ' +
      'postcode, 503 while the provider does not answer in time or not as agreed.',
    query: z.object({ postcode: z.string().meta({ description: 'Four digits, as text.' }) }),
    answer: deliveryEstimateSchema,
    problems: [404, 421, 422, 500, 503],
  },
  {
    id: 'appointments',
    method: 'get',
    path: '/api/appointments',
    summary: 'When a place can be visited',
    description:
      'The free half hours of a place in its opening hours, special hours counted, at least two hours ahead and at most 14 ' +
      'calendar days, today included. A half hour that a lead has booked is gone. 404 for a place that the site does not show, ' +
      '422 for a query that cannot be read.',
    query: z.object({
      location_id: z.string().meta({ description: 'The place, by its id.' }),
      from: z.string().optional().meta({ description: 'The first day, YYYY-MM-DD; today when left out.' }),
      days: z
        .string()
        .optional()
        .meta({ description: 'How many days from there, 1 to 14; 14 when left out.' }),
    }),
    answer: appointmentsSchema,
    problems: [404, 421, 422, 500],
  },
  {
    id: 'youxQuote',
    method: 'post',
    path: '/api/youx/quote',
    summary: 'What youX would ask a week',
    description:
      'From youX, or worked out from the dealer’s own rates where no youX service is named; `description` says so. 404 on a site ' +
      'that has youX off.',
    body: youxQuoteRequestSchema,
    answer: youxQuoteSchema,
    nothing:
      'There is no quote, or youX does not answer in time or as agreed. A page shows nothing then, and no failure is written to ' +
      'its console.',
    problems: [400, 403, 404, 413, 415, 421, 422, 429, 500],
  },
];
