import { z } from 'zod';

/** Which stock a site lists. */
export const stockSchema = z
  .strictObject({
    itemTypes: z
      .array(z.enum(['car', 'caravan', 'truck', 'motorcycle']))
      .min(1)
      .default(['car'])
      .describe('What the site sells.'),
    carTypes: z
      .array(z.enum(['new', 'demo', 'used']))
      .min(1)
      .default(['new', 'demo', 'used'])
      .describe('Which conditions it lists.'),
    soldDays: z.int().min(0).max(60).default(3).describe('Days a sold car stays listed.'),
    excludeStock: z.array(z.string()).default([]).describe('Stock numbers that are never shown.'),
    requirePrice: z.boolean().default(false).describe('List only cars with a price.'),
    configuredCount: z
      .int()
      .min(0)
      .nullable()
      .default(null)
      .describe('Count shown in place of one above 1999.'),
    preOwnedLabel: z.boolean().default(false).describe('Say Pre-Owned for used; labels only.'),
    priceAscendingRequiresPrice: z
      .boolean()
      .default(true)
      .describe('Lowest price first leaves out cars without one.'),
    newArrivalDays: z.int().min(0).default(8).describe('Days after creation a car counts as a new arrival.'),
    electricTag: z.boolean().default(true).describe('Show the electric and hybrid tag.'),
    noPriceText: z.string().default('Enquire for price.').describe('Text in place of a missing price.'),
    trimLocationNames: z.boolean().default(true).describe('Drop " - Sales" from location names on display.'),
  })
  .describe('Stock rules.');

export type StockConfig = z.output<typeof stockSchema>;
