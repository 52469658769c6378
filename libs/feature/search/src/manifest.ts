import { defineFeature, file, link, webLink } from '@forecourt/site-config';
import { RANGE_FACETS, TEXT_FACETS } from '@forecourt/stock-search';
import { CAR_TYPES } from '@forecourt/vehicle';
import { z } from 'zod';
import { slots } from './slots.ts';
import { stockTitle } from './stock-title.ts';

const options = z.strictObject({
  /**
   * Position of the filters on wide screens: in a rail beside the cards, or in a bar above them. With a bar
   * the cards have no border. Default: `'rail'`.
   */
  layout: z
    .enum(['rail', 'bar'])
    .default('rail')
    .describe(
      'Position of the filters on wide screens: in a rail beside the cards, or in a bar above them. With a bar the cards have no border.',
    ),
  /** Cards in a row on wide screens. Default: `3`. */
  columns: z.int().min(3).max(4).default(3).describe('Cards in a row on wide screens.'),
  /**
   * The filters, in order. Filters of caravans need a site that sells caravans; filters of engines need
   * other item types.
   */
  facets: z
    .array(z.enum([...TEXT_FACETS, ...RANGE_FACETS]))
    .default([
      'body_length',
      'sleeps',
      'axle_type',
      'price',
      'car_type',
      'make',
      'model',
      'body',
      'transmission',
      'weekly_price_range',
      'km',
      'year',
      'fuel',
      'drive',
      'seats',
      'colour',
      'tare_weight',
      'aggregate_trailer_mass',
      'filtered_features',
      'location_name',
    ])
    .describe(
      'The filters, in order. Filters of caravans need a site that sells caravans; filters of engines need other item types.',
    ),
  /** Number of filters that are open initially, or shown in the bar. Default: `6`. */
  openFacets: z
    .int()
    .min(0)
    .default(6)
    .describe('Number of filters that are open initially, or shown in the bar.'),
  /** Promotions among the cards. Default: `[]`. */
  promos: z
    .array(
      z
        .strictObject({
          /** Its heading. */
          title: z.string().min(1).describe('Its heading.'),
          /** One or two sentences. Default: `''`. */
          text: z.string().default('').describe('One or two sentences.'),
          /** Text of its button. */
          linkText: z.string().min(1).describe('Text of its button.'),
          /** URL of its button. */
          url: link.describe('URL of its button.'),
          /** A studio render. Default: `null`. */
          image: file.nullable().default(null).describe('A studio render.'),
          /** Sort order among the promotions, lowest first. Default: `null`. */
          position: z
            .int()
            .nullable()
            .default(null)
            .describe('Sort order among the promotions, lowest first.'),
          /** Vehicle conditions it applies to; empty for all. Default: `[]`. */
          display: z
            .array(z.enum(['new', 'demo', 'used']))
            .default([])
            .describe('Vehicle conditions it applies to; empty for all.'),
          /** Show it only in a list of one of its conditions. Default: `false`. */
          strictDisplay: z
            .boolean()
            .default(false)
            .describe('Show it only in a list of one of its conditions.'),
          /** First day, YYYY-MM-DD. Default: `null`. */
          start: z.iso.date().nullable().default(null).describe('First day, YYYY-MM-DD.'),
          /** Last day, YYYY-MM-DD. Default: `null`. */
          expiry: z.iso.date().nullable().default(null).describe('Last day, YYYY-MM-DD.'),
        })
        .refine(({ start, expiry }) => start === null || expiry === null || start <= expiry, {
          path: ['expiry'],
          message: 'It is before the first day, so the promotion would never be shown.',
          params: { fix: 'Write the same day as start or a later one.' },
        }),
    )
    .default([])
    .describe('Promotions among the cards.'),
  /** Positions of the promotions. */
  promoPlaces: z
    .strictObject({
      /** Positions in the grid, counted from 1. Default: `[5, 10]`. */
      positions: z.array(z.int().min(1)).default([5, 10]).describe('Positions in the grid, counted from 1.'),
      /** Random offset of each position, at most this many cards. Default: `0`. */
      randomOffset: z
        .int()
        .min(0)
        .default(0)
        .describe('Random offset of each position, at most this many cards.'),
    })
    .prefault({})
    .describe('Positions of the promotions.'),
  /** URL of Clear Filters; null for the search root. Default: `null`. */
  clearHref: webLink.nullable().default(null).describe('URL of Clear Filters; null for the search root.'),
  /**
   * Heading of the default search page; by default it names the item types of the site. Default: `'Stock'`.
   */
  title: z
    .string()
    .default('Stock')
    .describe('Heading of the default search page; by default it names the item types of the site.'),
  /**
   * Location text of a count: the names of the towns, or the number of the locations that sell, and the
   * town where only one does. Default: `'towns'`.
   */
  countPlaces: z
    .enum(['towns', 'locations'])
    .default('towns')
    .describe(
      'Location text of a count: the names of the towns, or the number of the locations that sell, and the town where only one does.',
    ),
});

/** The search page under `/search`, with facets, sort order and pagination; the URL is its state. */
export const search = defineFeature({
  id: 'search',
  purpose: 'The search page.',
  options: { browser: options },
  moved: { showTown: 'look.townOnCards' },
  defaults: ({ template, stock }) => ({
    title: stockTitle(stock),
    ...(template === 'group' && { countPlaces: 'locations' as const }),
    ...(template === 'showroom' && { layout: 'bar' as const }),
  }),
  sitemap: '@forecourt/search/sitemap',
  routes: ({ dealer: { stock } }) => [
    { id: 'search.results', path: 'search/*', module: '@forecourt/search/routes/results', cache: 'public' },
    {
      id: 'search.legacy',
      path: 'used-car/:type',
      module: '@forecourt/search/routes/results',
      cache: 'public',
      values: { type: CAR_TYPES },
      ...(!stock.legacyListing && { redirects: true }),
    },
  ],
  contributions: [
    { slot: 'site.header-tools', id: 'search', module: '@forecourt/search/slots/search-tool' },
    { slot: 'garage.sections', id: 'recent-searches', module: '@forecourt/search/slots/recent-searches' },
  ],
  slots,
});
