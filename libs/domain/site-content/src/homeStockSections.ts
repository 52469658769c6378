import { z } from 'zod';

/** The sections of the home page that show a row of vehicles. One without vehicles is not shown. */
export const homeStockSections = [
  z.strictObject({
    /** A row of vehicles, newest first. */
    type: z.literal('stock').describe('A row of vehicles, newest first.'),
    /** Heading of the section. Default: `'Just arrived'`. */
    title: z.string().default('Just arrived').describe('Heading of the section.'),
    /** One sentence below the title. Default: `''`. */
    text: z.string().default('').describe('One sentence below the title.'),
    /** How many vehicles. Default: `4`. */
    count: z.int().min(1).max(12).default(4).describe('How many vehicles.'),
    /**
     * Text of the link to more: "See all arrivals" (arrivals), "All 305 cars" (kind) or "All 40 vehicles"
     * (vehicles). Default: `'arrivals'`.
     */
    link: z
      .enum(['arrivals', 'kind', 'vehicles'])
      .default('arrivals')
      .describe(
        'Text of the link to more: "See all arrivals" (arrivals), "All 305 cars" (kind) or "All 40 vehicles" (vehicles).',
      ),
    /** Background of the section. Default: `'page'`. */
    tone: z.enum(['page', 'sunken']).default('page').describe('Background of the section.'),
  }),
  z.strictObject({
    /** Vehicles whose price fell lately, the latest first; hidden without any. */
    type: z
      .literal('priceDrops')
      .describe('Vehicles whose price fell lately, the latest first; hidden without any.'),
    /** Heading of the section. Default: `'Price drops'`. */
    title: z.string().default('Price drops').describe('Heading of the section.'),
    /** One sentence below the title. Default: `''`. */
    text: z.string().default('').describe('One sentence below the title.'),
    /** For how many days a lower price counts. Default: `30`. */
    days: z.int().min(1).max(365).default(30).describe('For how many days a lower price counts.'),
    /** How many vehicles. Default: `4`. */
    count: z.int().min(1).max(12).default(4).describe('How many vehicles.'),
    /** Background of the section. Default: `'page'`. */
    tone: z.enum(['page', 'sunken']).default('page').describe('Background of the section.'),
  }),
  z.strictObject({
    /** Vehicles that the dealer features, the newest first; hidden without any. */
    type: z
      .literal('featured')
      .describe('Vehicles that the dealer features, the newest first; hidden without any.'),
    /** Heading of the section. Default: `'Our picks'`. */
    title: z.string().default('Our picks').describe('Heading of the section.'),
    /** One sentence below the title. Default: `''`. */
    text: z.string().default('').describe('One sentence below the title.'),
    /** Stock numbers to feature, beside the vehicles that the feed marks as `featured`. Default: `[]`. */
    stockNumbers: z
      .array(z.string().min(1))
      .max(50)
      .default([])
      .describe('Stock numbers to feature, beside the vehicles that the feed marks as `featured`.'),
    /** How many vehicles. Default: `4`. */
    count: z.int().min(1).max(12).default(4).describe('How many vehicles.'),
    /** Background of the section. Default: `'page'`. */
    tone: z.enum(['page', 'sunken']).default('page').describe('Background of the section.'),
  }),
] as const;
