import { defineFeature, file, link, webLink } from '@forecourt/site-config';
import { RANGE_FACETS, TEXT_FACETS } from '@forecourt/stock-search';
import { stockTitle } from './stock-title.ts';
import { z } from 'zod';
import { slots } from './slots.ts';

const options = z.strictObject({
  /**
   * Where the filters stand on wide screens: in a rail beside the cards, or in a bar above them, which are
   * bare then. Default: `'rail'`.
   */
  layout: z
    .enum(['rail', 'bar'])
    .default('rail')
    .describe(
      'Where the filters stand on wide screens: in a rail beside the cards, or in a bar above them, which are bare then.',
    ),
  /** Cards in a row on wide screens. Default: `3`. */
  columns: z.int().min(3).max(4).default(3).describe('Cards in a row on wide screens.'),
  /**
   * The filters, first to last; those of caravans only where caravans are sold, those of engines only where
   * anything else is.
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
      'seats',
      'colour',
      'tare_weight',
      'aggregate_trailer_mass',
      'filtered_features',
      'location_name',
    ])
    .describe(
      'The filters, first to last; those of caravans only where caravans are sold, those of engines only where anything else is.',
    ),
  /** How many filters are unfolded at first, or stand in the bar. Default: `6`. */
  openFacets: z
    .int()
    .min(0)
    .default(6)
    .describe('How many filters are unfolded at first, or stand in the bar.'),
  /** Promotions among the cards. Default: `[]`. */
  promos: z
    .array(
      z.strictObject({
        /** Its heading. */
        title: z.string().min(1).describe('Its heading.'),
        /** One or two sentences. Default: `''`. */
        text: z.string().default('').describe('One or two sentences.'),
        /** Words of its button. */
        linkText: z.string().min(1).describe('Words of its button.'),
        /** Where it leads. */
        url: link.describe('Where it leads.'),
        /** A studio render. Default: `null`. */
        image: file.nullable().default(null).describe('A studio render.'),
        /** Place among the promotions, lowest first. Default: `null`. */
        position: z.int().nullable().default(null).describe('Place among the promotions, lowest first.'),
        /** Conditions it is for; empty for all. Default: `[]`. */
        display: z
          .array(z.enum(['new', 'demo', 'used']))
          .default([])
          .describe('Conditions it is for; empty for all.'),
        /** Only in a list of one of its conditions. Default: `false`. */
        strictDisplay: z.boolean().default(false).describe('Only in a list of one of its conditions.'),
        /** First day, YYYY-MM-DD. Default: `null`. */
        start: z.string().nullable().default(null).describe('First day, YYYY-MM-DD.'),
        /** Last day, YYYY-MM-DD. Default: `null`. */
        expiry: z.string().nullable().default(null).describe('Last day, YYYY-MM-DD.'),
      }),
    )
    .default([])
    .describe('Promotions among the cards.'),
  /** Where promotions stand. */
  promoPlaces: z
    .strictObject({
      /** Places in the grid, the first being 1. Default: `[5, 10]`. */
      positions: z.array(z.int().min(1)).default([5, 10]).describe('Places in the grid, the first being 1.'),
      /** Moves each place by up to so many cards. Default: `0`. */
      randomOffset: z.int().min(0).default(0).describe('Moves each place by up to so many cards.'),
    })
    .prefault({})
    .describe('Where promotions stand.'),
  /** Where Clear Filters leads; the search root unless said. Default: `null`. */
  clearHref: webLink
    .nullable()
    .default(null)
    .describe('Where Clear Filters leads; the search root unless said.'),
  /** Heading of the default search page; says what the site sells if left out. Default: `'Stock'`. */
  title: z
    .string()
    .default('Stock')
    .describe('Heading of the default search page; says what the site sells if left out.'),
  /** How a count says where: the towns, or only how many locations. Default: `'towns'`. */
  countPlaces: z
    .enum(['towns', 'locations'])
    .default('towns')
    .describe('How a count says where: the towns, or only how many locations.'),
});

/** Finding a vehicle: the search page under `/search`, with facets, sort, pages and the URL as its state. */
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
  routes: () => [
    { id: 'search.results', path: 'search/*', module: '@forecourt/search/routes/results', cache: 'public' },
  ],
  slots,
});
