import { z } from 'zod';
import { analyticsSchema } from './blocks/analytics.ts';
import { brandSchema } from './blocks/brand.ts';
import { deliverySchema } from './blocks/delivery.ts';
import { financeSchema } from './blocks/finance.ts';
import { leadsSchema } from './blocks/leads.ts';
import { locationSchema, specialHourSchema } from './blocks/location.ts';
import { lookSchema } from './blocks/look.ts';
import { mapSchema } from './blocks/map.ts';
import { mediaSchema } from './blocks/media.ts';
import { navSchema } from './blocks/nav.ts';
import { ownPageSchema } from './blocks/own-page.ts';
import { phonesSchema } from './blocks/phones.ts';
import { showSchema } from './blocks/show.ts';
import { stockSchema } from './blocks/stock.ts';

/** Named sets of defaults for layout and sections. */
export const templates = ['classic', 'group', 'showroom'] as const;
export type Template = (typeof templates)[number];

/** Everything a dealer declares apart from its features, block by block. */
export const dealerSchema = z
  .strictObject({
    /** Names the site in addresses, storage keys, caches and the database; it never changes. */
    slug: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]{1,40}$/,
        'A slug has small letters, digits and hyphens, and starts with a letter.',
      )
      .meta({
        description: 'Names the site in addresses, storage keys, caches and the database; it never changes.',
        example: 'harbour-city',
      }),
    /** Picks the layout and the default sections. */
    template: z.enum(templates).describe('Picks the layout and the default sections.'),
    /** The trading name, as people say it. */
    name: z.string().min(1).describe('The trading name, as people say it.'),
    /** Domain names besides <slug>.localhost. Default: `[]`. */
    hosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9.-]+$/, 'A host is a bare domain name.')
          .meta({ example: 'dealer.example' }),
      )
      .default([])
      .describe('Domain names besides <slug>.localhost.'),
    /** IANA zone; null takes it from the primary location's state. Default: `null`. */
    timeZone: z
      .string()
      .nullable()
      .default(null)
      .describe("IANA zone; null takes it from the primary location's state."),
    /** Marks and words of the dealer. */
    brand: brandSchema,
    /** How the parts look that stand on many pages; what is left out, the template says. */
    look: lookSchema.prefault({}),
    /** The dealerships whose stock the site lists. */
    dealerships: z
      .array(
        z.strictObject({
          /** Id of the dealership, as stock feeds have it. */
          id: z.int().describe('Id of the dealership, as stock feeds have it.'),
          /** Name in addresses and in the stock. */
          slug: z.string().describe('Name in addresses and in the stock.'),
          /** The dealership, as people say it. */
          name: z.string().describe('The dealership, as people say it.'),
        }),
      )
      .min(1)
      .describe('The dealerships whose stock the site lists.'),
    /** Where shoppers can go; one is primary. */
    locations: z.array(locationSchema).min(1).describe('Where shoppers can go; one is primary.'),
    /** Holiday hours. Default: `[]`. */
    specialHours: z.array(specialHourSchema).default([]).describe('Holiday hours.'),
    /** Phone numbers. */
    phones: phonesSchema.prefault({}),
    /** Header and footer links. */
    nav: navSchema.prefault({}),
    /** Pages of your own: React components in content/. Default: `[]`. */
    ownPages: z.array(ownPageSchema).default([]).describe('Pages of your own: React components in content/.'),
    /** Stock rules. */
    stock: stockSchema.prefault({}),
    /** Delivery to a shopper; null has no delivery calculator. Default: `null`. */
    delivery: deliverySchema
      .nullable()
      .default(null)
      .describe('Delivery to a shopper; null has no delivery calculator.'),
    /** Private facts of vehicles that every visitor may see. */
    show: showSchema.prefault({}),
    /** Pictures, films and 360 views. */
    media: mediaSchema.prefault({}),
    /** A map beside the drawing of one, which comes when a visitor asks for it. Default: `null`. */
    map: mapSchema.nullable().default(null),
    /** What is counted. */
    analytics: analyticsSchema.prefault({}),
    /** Finance estimates and where they lead. Default: `null`. */
    finance: financeSchema.nullable().default(null),
    /** Lead delivery. */
    leads: leadsSchema,
  })
  .meta({ description: 'A dealer site.', renamed: { title: 'name', domains: 'hosts', theme: 'brand' } });

export type DealerConfig = z.output<typeof dealerSchema>;
export type DealerInput = z.input<typeof dealerSchema>;
