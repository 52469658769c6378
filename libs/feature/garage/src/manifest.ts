import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';
import { slots } from './slots.ts';

const options = z.strictObject({
  /** Which vehicles can be saved. By default every vehicle in stock. */
  save: z
    .strictObject({
      /** Only used vehicles can be saved. Default: `false`. */
      usedOnly: z.boolean().default(false).describe('Only used vehicles can be saved.'),
      /** Only vehicles with a price above 0 can be saved. Default: `false`. */
      pricedOnly: z.boolean().default(false).describe('Only vehicles with a price above 0 can be saved.'),
      /** Only vehicles with a picture can be saved. Default: `false`. */
      picturedOnly: z.boolean().default(false).describe('Only vehicles with a picture can be saved.'),
      /** Vehicles that are coming soon can be saved too. Default: `false`. */
      comingSoon: z.boolean().default(false).describe('Vehicles that are coming soon can be saved too.'),
    })
    .prefault({})
    .describe('Which vehicles can be saved. By default every vehicle in stock.'),
  /**
   * Where vehicles are saved: in the browser of everybody and in the account of who is signed in, or only
   * for who is signed in. Default: `'browser'`.
   */
  storage: z
    .enum(['browser', 'account'])
    .default('browser')
    .describe(
      'Where vehicles are saved: in the browser of everybody and in the account of who is signed in, or only for who is signed in.',
    ),
  /** Show a browser alert beside the message when the account does not take a change. Default: `true`. */
  nativeAlert: z
    .boolean()
    .default(true)
    .describe('Show a browser alert beside the message when the account does not take a change.'),
  /**
   * The page of saved vehicles can be read without a network: a service worker for this page alone keeps
   * it. Default: `true`.
   */
  offline: z
    .boolean()
    .default(true)
    .describe(
      'The page of saved vehicles can be read without a network: a service worker for this page alone keeps it.',
    ),
  /**
   * What the site calls the saved vehicles: the heading of their page and the heart in the header. Default:
   * `'My garage'`.
   */
  name: z
    .string()
    .min(1)
    .default('My garage')
    .describe(
      'What the site calls the saved vehicles: the heading of their page and the heart in the header.',
    ),
  /** Heading of that page while nothing is saved. Default: `'Nothing saved yet'`. */
  emptyTitle: z
    .string()
    .min(1)
    .default('Nothing saved yet')
    .describe('Heading of that page while nothing is saved.'),
  /** Sentence below that heading. */
  emptyText: z
    .string()
    .min(1)
    .default('Tap the heart on any vehicle and you’ll find it here.')
    .describe('Sentence below that heading.'),
  /** Path of the page of saved vehicles; /my-garage works too. Default: `'my-garage'`. */
  path: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A path is lower-case words with hyphens between them.')
    .default('my-garage')
    .meta({
      description: 'Path of the page of saved vehicles; /my-garage works too.',
      example: 'my-collection',
    }),
});

/**
 * Favourites: a button that saves a vehicle in the visitor’s own browser and in their account, the page that lists the saved ones, and the page that
 * compares up to four vehicles. A site has favourites only with this feature.
 */
export const garage = defineFeature({
  id: 'garage',
  purpose: 'Vehicles that a visitor saves.',
  options: { browser: options },
  routes: ({ options: { path, offline } }) => [
    ...[...new Set([path, 'my-garage'])].map((each) => ({
      id: each === path ? 'garage.list' : 'garage.alias',
      path: each,
      module: '@forecourt/garage/routes/list',
      cache: 'never' as const,
      gated: true,
    })),
    {
      id: 'garage.watchlist',
      path: 'watchlist',
      module: '@forecourt/garage/routes/watchlist',
      cache: 'public',
    },
    {
      id: 'garage.shared',
      path: 'shared-garage',
      module: '@forecourt/garage/routes/shared',
      cache: 'never',
      needs: 'account',
    },
    ...(offline
      ? [
          {
            id: 'garage.worker',
            path: 'garage-worker.js',
            module: '@forecourt/garage/routes/worker',
            cache: 'never' as const,
            programs: true,
          },
        ]
      : []),
    { id: 'garage.compare', path: 'compare', module: '@forecourt/garage/routes/compare', cache: 'public' },
  ],
  problems: ({ options: { storage }, features }) =>
    storage === 'browser' || features.includes('account')
      ? []
      : [
          {
            path: 'features.garage.storage',
            what: '"account" is set on a site without accounts',
            why: 'Nobody could save a vehicle: every heart would lead to a sign-in that the site does not have.',
            fix: "List account() of @forecourt/account in features, or use storage: 'browser'.",
          },
        ],
  slots,
  contributions: [
    { slot: 'vdp.gallery-tools', id: 'save', module: '@forecourt/garage/slots/save-vehicle' },
    { slot: 'site.card-tools', id: 'save', module: '@forecourt/garage/slots/save-vehicle' },
    { slot: 'site.header-tools', id: 'saved', module: '@forecourt/garage/slots/saved-count' },
    { slot: 'site.overlays', id: 'saved', module: '@forecourt/garage/slots/save-toasts' },
  ],
});
