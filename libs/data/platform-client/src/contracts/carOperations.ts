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
    summary: 'Addresses of the cars that search engines may list',
    description:
      'Those that the site shows, up to 5,000 at a time by their ids; a sold one until it leaves the listings. For the sitemap.',
    request: z.object({
      query: z.object({
        after: wholeNumber('`next` of the answer before; the first when left out.').optional(),
      }),
    }),
    answer: carAddressesSchema,
    problems: {
      invalid: {
        status: 422,
        detail: '`after` is a whole number: `next` of the answer before. Leave it out for the first.',
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
    summary: 'Cars that are like one',
    description:
      'In stock, on this site, within $10,000 of the price under $50,000 and within $25,000 from there; the same model first.',
    request: ofCar,
    answer: similarCarsSchema,
    problems: {
      noSuchCar: NO_SUCH_CAR,
      searchDown: {
        status: 503,
        detail: 'The search engine does not answer.',
        error: 'Similar vehicles cannot be shown right now.',
        retryAfter: 30,
      },
    },
  }),
  carView: defineOperation(routes.carView, {
    summary: 'Views and fresh fields of a car',
    description:
      'What may have changed since the page was rendered. Asking counts as a look at the car: once in half an hour from one ' +
      'address, not for robots and prefetches. The parameters only tell one version from another.',
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
    summary: 'Where a price lies in the market',
    description:
      'From the market-figures provider; 404 where it knows too little about the car, 503 while it does not answer as agreed.',
    request: ofCar,
    answer: autogaugeSchema,
    problems: {
      noSuchCar: NO_SUCH_CAR,
      noFigures: { status: 404, detail: 'Too little is known of the market of this car.' },
      providerDown: { status: 503, detail: 'The market-figures provider does not answer as agreed.' },
    },
  }),
  carFinance: defineOperation(routes.carFinance, {
    summary: 'What the lender says about a car',
    description:
      'For the disclaimer. From the lender, or from the car’s own lender record, else the dealer’s rates, where no lender service ' +
      'is named; `description` says so. 404 for a car that the site does not show, and on a site that has it off.',
    request: z.object({ params: z.object({ id: wholeNumber('The car’s id, digits.') }) }),
    answer: lenderInfoSchema,
    nothing:
      'There is no finance for the car, or the lender does not answer in time or as agreed. A page shows what it has, and no ' +
      'failure is written to its console.',
    problems: {
      invalid: NO_SUCH_CAR,
      noSuchCar: NO_SUCH_CAR,
      notOffered: { status: 404, detail: 'This site asks no lender.' },
      tooMany: { status: 429, detail: 'Too many questions from one address.' },
    },
  }),
  carPdf: defineOperation(routes.carPdf, {
    summary: 'A car on paper',
    description:
      'The sheet of a car: photo, price with its type, finance example with both rates and the warning, facts, QR code and licence number.',
    request: ofCar,
    answer: z.object({}).meta({ description: 'A PDF file, not JSON.' }),
    answerType: 'application/pdf',
    problems: {
      noSuchCar: NO_SUCH_CAR,
      tooMany: {
        status: 429,
        detail: 'Too many sheets for one address.',
        error:
          'Too many PDFs were asked for from here. Please try again in a few minutes, or print the page.',
      },
      noSheet: {
        status: 503,
        detail: 'The sheet of this car cannot be made now.',
        error: 'The PDF could not be made. Please try again, or print the page.',
        retryAfter: 10,
      },
    },
  }),
};
