import { z } from 'zod';
import * as routes from '../client/routes.ts';
import {
  autogaugeSchema,
  carAddressesSchema,
  carViewSchema,
  publicCarSchema,
  similarCarsSchema,
} from './cars.ts';
import { defineOperation } from './defineOperation.ts';
import { lenderInfoSchema } from './lender.ts';
import { NO_SUCH_CAR } from './sharedProblems.ts';
import { wholeNumber } from './wholeNumber.ts';

const slug = z.object({ slug: z.string().meta({ description: 'The last part of the car’s address.' }) });
const ofCar = z.object({ params: slug });

/** The calls about the cars of a site. */
export const carOperations = {
  carAddresses: defineOperation(routes.carAddresses, {
    summary: 'Paths of the cars that search engines may list',
    description:
      'The cars of the site in order of their ids, at most 5,000 per page. A sold car is included while it is listed. For the sitemap.',
    request: z.object({
      query: z.object({
        after: wholeNumber('`next` of the previous response. Omit it for the first page.').optional(),
      }),
    }),
    answer: carAddressesSchema,
    problems: {
      invalid: {
        status: 422,
        detail:
          '`after` must be a whole number: `next` of the previous response. Omit it for the first page.',
      },
    },
  }),
  car: defineOperation(routes.car, {
    summary: 'One car of the site',
    description:
      'Private facts (VIN, registration plate, private place) are null unless the site publishes them.',
    request: ofCar,
    answer: publicCarSchema,
    problems: { noSuchCar: NO_SUCH_CAR },
  }),
  similarCars: defineOperation(routes.similarCars, {
    summary: 'Similar cars',
    description:
      'In stock on this site, with a price difference of at most $10,000 (for prices under $50,000) or $25,000; the same model first. Also for a car that has left the stock.',
    request: ofCar,
    answer: similarCarsSchema,
    problems: {
      noSuchCar: NO_SUCH_CAR,
      searchDown: {
        status: 503,
        detail: 'The search engine does not respond.',
        error: 'Similar vehicles cannot be shown right now.',
        retryAfter: 30,
      },
    },
  }),
  carView: defineOperation(routes.carView, {
    summary: 'View count and current fields of a car',
    description:
      'Fields that may have changed since the page was rendered. The call counts as a view of the car: once in half an hour per IP ' +
      'address, not for robots and prefetches. The parameters are only cache keys.',
    request: z.object({
      params: slug,
      query: z.object({
        photos_count: z.string().optional(),
        updated_at: z.string().optional(),
        website_id: z.string().optional(),
      }),
    }),
    answer: carViewSchema,
    problems: { noSuchCar: NO_SUCH_CAR },
  }),
  autogauge: defineOperation(routes.autogauge, {
    summary: 'Market figures of a car',
    description:
      'From the market-figures provider. 404 if it has too little data about the car, 503 if it does not respond or the response is invalid.',
    request: ofCar,
    answer: autogaugeSchema,
    problems: {
      noSuchCar: NO_SUCH_CAR,
      noFigures: { status: 404, detail: 'There is too little market data for this car.' },
      providerDown: {
        status: 503,
        detail: 'The market-figures provider does not respond, or its response is invalid.',
      },
    },
  }),
  carFinance: defineOperation(routes.carFinance, {
    summary: 'The lender’s information about a car',
    description:
      'For the disclaimer. From the lender’s service; if none is configured, from the car’s lender record or the dealer’s rates ' +
      '(`description` names the source). 404 for a car that the site does not show, and on a site without this feature.',
    request: z.object({ params: z.object({ id: wholeNumber('The car’s id, digits.') }) }),
    answer: lenderInfoSchema,
    nothing:
      'There is no finance for the car, or the lender did not send a valid response in time. The page then shows its own data, without ' +
      'an error in the console.',
    problems: {
      invalid: NO_SUCH_CAR,
      noSuchCar: NO_SUCH_CAR,
      notOffered: { status: 404, detail: 'This site does not use a lender service.' },
      tooMany: { status: 429, detail: 'Too many requests from one IP address.' },
    },
  }),
  carPdf: defineOperation(routes.carPdf, {
    summary: 'Vehicle sheet as PDF',
    description:
      'The sheet of a car: photo, price with its type, finance example with both rates and the warning, facts, QR code and licence number.',
    request: ofCar,
    answer: z.object({}).meta({ description: 'A PDF file, not JSON.' }),
    answerType: 'application/pdf',
    problems: {
      noSuchCar: NO_SUCH_CAR,
      tooMany: {
        status: 429,
        detail: 'Too many PDFs were requested from one IP address.',
        error:
          'Too many PDFs were requested from here. Please try again in a few minutes, or print the page.',
      },
      noSheet: {
        status: 503,
        detail: 'The PDF of this car cannot be made now.',
        error: 'We couldn’t make the PDF. Please try again, or print the page.',
        retryAfter: 10,
      },
    },
  }),
};
