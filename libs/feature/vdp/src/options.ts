import { z } from 'zod';
import { frameOptions } from './frame-options.ts';
import { sectionOptions } from './section-options.ts';

/** The options of the vehicle page that the browser gets. */
export const browserOptions = z.strictObject({
  /** Arrangement of the blocks; the default depends on the template. Default: `'classic'`. */
  layout: z
    .enum(['classic', 'group', 'showroom'])
    .default('classic')
    .describe('Arrangement of the blocks; the default depends on the template.'),
  /**
   * Heading of the similar vehicles; null for "Similar" with the item type, such as "Similar cars".
   * Default: `null`.
   */
  similarTitle: z
    .string()
    .nullable()
    .default(null)
    .describe(
      'Heading of the similar vehicles; null for "Similar" with the item type, such as "Similar cars".',
    ),
  /**
   * Make of the certified vehicles. Their page then lists a 90 point inspection, roadside assist for a year
   * and a full service history. Omit it for no such list.
   */
  certifiedMake: z
    .string()
    .optional()
    .describe(
      'Make of the certified vehicles. Their page then lists a 90 point inspection, roadside assist for a year and a full service history. Omit it for no such list.',
    ),
  /** The gauge that compares the price with the market. */
  gauge: z
    .strictObject({
      /** Show the gauge. Default: `true`. */
      show: z.boolean().default(true).describe('Show the gauge.'),
      /**
       * Labels of the gauge. fair: a price at or above the market average is a "Fair price", and has no
       * label near the high end of the market. literal: "Good Deal" below a fill of 0.65 and "Great Deal"
       * from there, whatever the average is. Default: `'fair'`.
       */
      label: z
        .enum(['fair', 'literal'])
        .default('fair')
        .describe(
          'Labels of the gauge. fair: a price at or above the market average is a "Fair price", and has no label near the high end of the market. literal: "Good Deal" below a fill of 0.65 and "Great Deal" from there, whatever the average is.',
        ),
      /**
       * Minimum fill for a label; with 0.3, prices near the high end have no "Good Deal" label. Default:
       * `0`.
       */
      labelMinFill: z
        .number()
        .min(0)
        .max(1)
        .default(0)
        .describe('Minimum fill for a label; with 0.3, prices near the high end have no "Good Deal" label.'),
      /** Duration of the pointer animation, seconds. Default: `2.5`. */
      seconds: z
        .union([z.literal(2.5), z.literal(3)])
        .default(2.5)
        .describe('Duration of the pointer animation, seconds.'),
    })
    .prefault({})
    .describe('The gauge that compares the price with the market.'),
  /** Show similar vehicles below the page. Default: `true`. */
  showSimilar: z.boolean().default(true).describe('Show similar vehicles below the page.'),
  /** The frame of the vehicle page: bars, share links, documents and promotion. */
  frame: frameOptions.prefault({}),
});

/** Further options of the vehicle page that only its loaders read. */
export const loaderOptions = z.strictObject({
  /**
   * Label of the stock in the breadcrumb; a site with several item types shows the item type instead.
   * Default: `'Stock'`.
   */
  stockName: z
    .string()
    .default('Stock')
    .describe(
      'Label of the stock in the breadcrumb; a site with several item types shows the item type instead.',
    ),
  /**
   * Days after the sale until the page of a sold vehicle redirects (301) to the search of its make and
   * model, but never while it is listed. Null: no redirect, the page stays and is not indexed. Default:
   * `null`.
   */
  soldRedirectDays: z
    .number()
    .min(0)
    .nullable()
    .default(null)
    .describe(
      'Days after the sale until the page of a sold vehicle redirects (301) to the search of its make and model, but never while it is listed. Null: no redirect, the page stays and is not indexed.',
    ),
  /** What the sections of the vehicle page say. */
  sections: sectionOptions.prefault({}),
});
