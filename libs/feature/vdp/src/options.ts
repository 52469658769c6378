import { z } from 'zod';
import { frameOptions } from './frame-options.ts';
import { sectionOptions } from './section-options.ts';

/** What a dealer can set about the vehicle page, and the browser may know. */
export const browserOptions = z.strictObject({
  /** How the blocks are arranged; the template picks it. Default: `'classic'`. */
  layout: z
    .enum(['classic', 'group', 'showroom'])
    .default('classic')
    .describe('How the blocks are arranged; the template picks it.'),
  /** Heading of the similar vehicles; null says "Similar" and the word of the vehicle. Default: `null`. */
  similarTitle: z
    .string()
    .nullable()
    .default(null)
    .describe('Heading of the similar vehicles; null says "Similar" and the word of the vehicle.'),
  /**
   * The make whose certified vehicles have had a 90 point inspection and have roadside assist for a year
   * and a full service history, which their page then says; none if left out.
   */
  certifiedMake: z
    .string()
    .optional()
    .describe(
      'The make whose certified vehicles have had a 90 point inspection and have roadside assist for a year and a full service history, which their page then says; none if left out.',
    ),
  /** The gauge that shows where the price lies in the market. */
  gauge: z
    .strictObject({
      /** Show where the price lies in the market. Default: `true`. */
      show: z.boolean().default(true).describe('Show where the price lies in the market.'),
      /**
       * What the gauge calls a price that is at or above the market average: fair says "Fair price", and
       * nothing near the high end of the market; literal says "Good Deal" below a fill of 0.65 and "Great
       * Deal" from there, whatever the average. Default: `'fair'`.
       */
      label: z
        .enum(['fair', 'literal'])
        .default('fair')
        .describe(
          'What the gauge calls a price that is at or above the market average: fair says "Fair price", and nothing near the high end of the market; literal says "Good Deal" below a fill of 0.65 and "Great Deal" from there, whatever the average.',
        ),
      /**
       * Below this fill the gauge has no label; 0.3 keeps "Good Deal" from prices near the high end.
       * Default: `0`.
       */
      labelMinFill: z
        .number()
        .min(0)
        .max(1)
        .default(0)
        .describe(
          'Below this fill the gauge has no label; 0.3 keeps "Good Deal" from prices near the high end.',
        ),
      /** How long the pointer of the gauge takes. Default: `2.5`. */
      seconds: z
        .union([z.literal(2.5), z.literal(3)])
        .default(2.5)
        .describe('How long the pointer of the gauge takes.'),
    })
    .prefault({})
    .describe('The gauge that shows where the price lies in the market.'),
  /** Show similar vehicles below the page. Default: `true`. */
  showSimilar: z.boolean().default(true).describe('Show similar vehicles below the page.'),
  /** What surrounds the blocks of the vehicle page. */
  frame: frameOptions.prefault({}),
});

/** What the loaders of the vehicle page read besides. */
export const loaderOptions = z.strictObject({
  /**
   * What the breadcrumb calls the stock; a site of several kinds of vehicle names the kind instead.
   * Default: `'Stock'`.
   */
  stockName: z
    .string()
    .default('Stock')
    .describe(
      'What the breadcrumb calls the stock; a site of several kinds of vehicle names the kind instead.',
    ),
  /**
   * How many days after its sale the address of a vehicle leads to the search of its make and model (301),
   * never while it is listed; null, as it is by default, keeps its page, out of search engines. Default:
   * `null`.
   */
  soldRedirectDays: z
    .number()
    .min(0)
    .nullable()
    .default(null)
    .describe(
      'How many days after its sale the address of a vehicle leads to the search of its make and model (301), never while it is listed; null, as it is by default, keeps its page, out of search engines.',
    ),
  /** What the sections of the vehicle page say. */
  sections: sectionOptions.prefault({}),
});
