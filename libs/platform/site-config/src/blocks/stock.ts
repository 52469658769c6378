import { MARKET_THRESHOLD, NO_PRICE_TEXT } from '@forecourt/pricing';
import { NEW_ARRIVAL_DAYS } from '@forecourt/tags';
import { CAR_TYPES, DEFAULT_SOLD_DAYS, ITEM_TYPES } from '@forecourt/vehicle';
import { z } from 'zod';

/** Which stock a site lists. */
export const stockSchema = z
  .strictObject({
    /** What the site sells. Default: `['car']`. */
    itemTypes: z.array(z.enum(ITEM_TYPES)).min(1).default(['car']).describe('What the site sells.'),
    /** Which conditions it lists. Default: `[...CAR_TYPES]`. */
    carTypes: z
      .array(z.enum(CAR_TYPES))
      .min(1)
      .default([...CAR_TYPES])
      .describe('Which conditions it lists.'),
    /** Days a sold car stays listed. Default: `DEFAULT_SOLD_DAYS`. */
    soldDays: z.int().min(0).max(60).default(DEFAULT_SOLD_DAYS).describe('Days a sold car stays listed.'),
    /** Stock numbers that are hidden. Default: `[]`. */
    excludeStock: z.array(z.string()).default([]).describe('Stock numbers that are hidden.'),
    /** List only cars with a price. Default: `false`. */
    requirePrice: z.boolean().default(false).describe('List only cars with a price.'),
    /** Count shown in place of one above 1999. Default: `null`. */
    configuredCount: z
      .int()
      .min(0)
      .nullable()
      .default(null)
      .describe('Count shown in place of one above 1999.'),
    /** Show Pre-Owned instead of Used; labels only. Default: `false`. */
    preOwnedLabel: z.boolean().default(false).describe('Show Pre-Owned instead of Used; labels only.'),
    /** The sort order by lowest price omits cars without a price. Default: `true`. */
    priceAscendingRequiresPrice: z
      .boolean()
      .default(true)
      .describe('The sort order by lowest price omits cars without a price.'),
    /** The vehicles of /search/prestige-cars; by default the site does not have that page. */
    prestige: z
      .strictObject({
        /** Makes whose vehicles are all prestige. Default: `[]`. */
        makes: z.array(z.string().min(1)).default([]).describe('Makes whose vehicles are all prestige.'),
        /** Vehicles of any make from this price up, in dollars. Default: `null`. */
        minPrice: z
          .int()
          .min(1)
          .nullable()
          .default(null)
          .describe('Vehicles of any make from this price up, in dollars.'),
      })
      .refine(({ makes, minPrice }) => makes.length > 0 || minPrice !== null, {
        message: 'It names neither a make nor a price, so no vehicle would be prestige.',
        params: { fix: 'Add makes or minPrice.' },
      })
      .optional()
      .describe('The vehicles of /search/prestige-cars; by default the site does not have that page.'),
    /**
     * Keep `/used-car/new/`, `/used-car/demo/` and `/used-car/used/` as pages; otherwise they redirect to
     * the search. Default: `false`.
     */
    legacyListing: z
      .boolean()
      .default(false)
      .describe(
        'Keep `/used-car/new/`, `/used-car/demo/` and `/used-car/used/` as pages; otherwise they redirect to the search.',
      ),
    /** Days after creation a car counts as a new arrival. Default: `NEW_ARRIVAL_DAYS`. */
    newArrivalDays: z
      .int()
      .min(0)
      .default(NEW_ARRIVAL_DAYS)
      .describe('Days after creation a car counts as a new arrival.'),
    /** Show the electric and hybrid tag. Default: `true`. */
    electricTag: z.boolean().default(true).describe('Show the electric and hybrid tag.'),
    /** Text in place of a missing price. Default: `NO_PRICE_TEXT`. */
    noPriceText: z.string().default(NO_PRICE_TEXT).describe('Text in place of a missing price.'),
    /**
     * Minimum difference below the market price, in dollars, that is shown on cards and vehicle pages.
     * Default: `MARKET_THRESHOLD`.
     */
    marketThreshold: z
      .number()
      .min(0)
      .default(MARKET_THRESHOLD)
      .describe(
        'Minimum difference below the market price, in dollars, that is shown on cards and vehicle pages.',
      ),
    /**
     * Offer vehicles by subscription: the subscription price is shown before the purchase price; default is
     * off.
     */
    subscriptions: z
      .boolean()
      .optional()
      .describe(
        'Offer vehicles by subscription: the subscription price is shown before the purchase price; default is off.',
      ),
    /** Suffix of a subscription price; default is /week. */
    subscriptionSuffix: z.string().optional().describe('Suffix of a subscription price; default is /week.'),
    /** Show Unregistered for a vehicle with an expired registration; default is no text. */
    showUnregistered: z
      .boolean()
      .optional()
      .describe('Show Unregistered for a vehicle with an expired registration; default is no text.'),
    /** Drop " - Sales" from location names on display. Default: `true`. */
    trimLocationNames: z.boolean().default(true).describe('Drop " - Sales" from location names on display.'),
  })
  .describe('Stock rules.');

/** The checked `stock` of a dealer: which vehicles its site lists. */
export type StockConfig = z.output<typeof stockSchema>;
