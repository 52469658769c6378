import { isTimeZone } from '@forecourt/location';
import { z } from 'zod';
import { analyticsSchema } from './blocks/analytics.ts';
import { brandSchema } from './blocks/brand.ts';
import { contentSourceSchema } from './blocks/content-source.ts';
import { deliverySchema } from './blocks/delivery.ts';
import { financeSchema } from './blocks/finance.ts';
import { hstsSchema } from './blocks/hsts.ts';
import { leadsSchema } from './blocks/leads.ts';
import { locationSchema, specialHourSchema } from './blocks/location.ts';
import { lookSchema } from './blocks/look.ts';
import { mapSchema } from './blocks/map.ts';
import { mediaSchema } from './blocks/media.ts';
import { navSchema } from './blocks/nav.ts';
import { ownPageSchema } from './blocks/own-page.ts';
import { phonesSchema } from './blocks/phones.ts';
import { retentionSchema } from './blocks/retention.ts';
import { reviewsSchema } from './blocks/reviews.ts';
import { showSchema } from './blocks/show.ts';
import { stockSchema } from './blocks/stock.ts';
import { stockFeedSchema } from './blocks/stock-feed.ts';
import { wordsSchema } from './blocks/words.ts';

/** Named sets of defaults for layout and sections. */
export const templates = ['classic', 'group', 'showroom'] as const;

/** The name of a template: the defaults for layout and sections. */
export type Template = (typeof templates)[number];

/** The declaration of a dealer without its features, by block. */
export const dealerSchema = z
  .strictObject({
    /** Identifies the site in host names, storage keys, caches and the database; it must not change. */
    slug: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]{1,40}$/,
        'A slug has 2 to 41 small letters, digits and hyphens, and starts with a letter.',
      )
      .refine((slug) => slug !== 'desk', '"desk" is the site where staff answer. Choose another slug.')
      .meta({
        description:
          'Identifies the site in host names, storage keys, caches and the database; it must not change.',
        example: 'harbour-city',
      }),
    /** Selects the layout and the default sections. */
    template: z.enum(templates).describe('Selects the layout and the default sections.'),
    /** The trading name, shown to visitors. */
    name: z.string().min(1).describe('The trading name, shown to visitors.'),
    /** Domain names in addition to <slug>.localhost. Default: `[]`. */
    hosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9.-]+$/, 'A host is a bare domain name.')
          .meta({ example: 'dealer.example' }),
      )
      .default([])
      .describe('Domain names in addition to <slug>.localhost.'),
    /** What browsers remember of HTTPS (`Strict-Transport-Security`). */
    hsts: hstsSchema.prefault({}),
    /** IANA time zone; null uses that of the primary location's state. Default: `null`. */
    timeZone: z
      .string()
      .refine(isTimeZone, {
        message: 'It is not a time zone.',
        params: { fix: 'Write an IANA name, such as Australia/Broken_Hill, or leave it out.' },
      })
      .nullable()
      .default(null)
      .describe("IANA time zone; null uses that of the primary location's state."),
    /** Logo, texts and fonts of the dealer. */
    brand: brandSchema,
    /** The look of parts on many pages; missing values come from the template. */
    look: lookSchema.prefault({}),
    /** The dealerships whose stock the site lists. */
    dealerships: z
      .array(
        z.strictObject({
          /** Id of the dealership in stock feeds. */
          id: z.int().describe('Id of the dealership in stock feeds.'),
          /** Slug in URLs and in the stock. */
          slug: z.string().describe('Slug in URLs and in the stock.'),
          /** Display name of the dealership. */
          name: z.string().describe('Display name of the dealership.'),
        }),
      )
      .min(1)
      .describe('The dealerships whose stock the site lists.'),
    /** Locations that shoppers can visit; one is primary. */
    locations: z.array(locationSchema).min(1).describe('Locations that shoppers can visit; one is primary.'),
    /** Holiday hours. Default: `[]`. */
    specialHours: z.array(specialHourSchema).default([]).describe('Holiday hours.'),
    /** Ratings and reviews on Google. */
    reviews: reviewsSchema.prefault({}),
    /** Phone numbers. */
    phones: phonesSchema.prefault({}),
    /** The dealer's own sentences on pages that no feature owns. */
    words: wordsSchema.prefault({}),
    /** Header and footer links. */
    nav: navSchema.prefault({}),
    /** Your own pages: React components in content/. Default: `[]`. */
    ownPages: z.array(ownPageSchema).default([]).describe('Your own pages: React components in content/.'),
    /**
     * A folder of content that several apps share, relative to the app, such as ../shared-content; content/
     * of the app comes first. Default: `null`.
     */
    sharedContent: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .meta({
        description:
          'A folder of content that several apps share, relative to the app, such as ../shared-content; content/ of the app comes first.',
        example: '../shared-content',
      }),
    /** A service that has content beside the files; null for none. Default: `null`. */
    contentSource: contentSourceSchema
      .nullable()
      .default(null)
      .describe('A service that has content beside the files; null for none.'),
    /** The number of the site in excluded_website_ids of offers. Default: `null`. */
    websiteId: z
      .int()
      .nullable()
      .default(null)
      .describe('The number of the site in excluded_website_ids of offers.'),
    /** Stock rules. */
    stock: stockSchema.prefault({}),
    /** Where the stock is fetched from; null if it is imported by hand. Default: `null`. */
    stockFeed: stockFeedSchema
      .nullable()
      .default(null)
      .describe('Where the stock is fetched from; null if it is imported by hand.'),
    /** Delivery to a shopper; null hides the delivery calculator. Default: `null`. */
    delivery: deliverySchema
      .nullable()
      .default(null)
      .describe('Delivery to a shopper; null hides the delivery calculator.'),
    /** Private facts of vehicles that every visitor may see. */
    show: showSchema.prefault({}),
    /** Pictures, films and 360 views. */
    media: mediaSchema.prefault({}),
    /**
     * An interactive map, loaded when a visitor asks for it; before that its place shows the address.
     * Default: `null`.
     */
    map: mapSchema.nullable().default(null),
    /**
     * The sites with the same name here share the accounts of shoppers; null keeps those of this site
     * apart. Changing it leaves earlier accounts behind. Default: `null`.
     */
    accountRealm: z
      .string()
      .regex(
        /^[a-z][a-z0-9-]{1,40}$/,
        'A realm has 2 to 41 small letters, digits and hyphens, and starts with a letter.',
      )
      .meta({ example: 'northside' })
      .nullable()
      .default(null)
      .describe(
        'The sites with the same name here share the accounts of shoppers; null keeps those of this site apart. Changing it leaves earlier accounts behind.',
      ),
    /** What is counted. */
    analytics: analyticsSchema.prefault({}),
    /** Finance estimates and the finance form. Default: `null`. */
    finance: financeSchema.nullable().default(null),
    /** Lead delivery. */
    leads: leadsSchema,
    /** How long the server keeps what shoppers left. */
    retention: retentionSchema.prefault({}),
  })
  .meta({ description: 'A dealer site.', renamed: { title: 'name', domains: 'hosts', theme: 'brand' } });

/** The checked config of a dealer, with all defaults filled in. */
export type DealerConfig = z.output<typeof dealerSchema>;

/** The config of a dealer as it is written: keys with a default may be missing. */
export type DealerInput = z.input<typeof dealerSchema>;
