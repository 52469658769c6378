import { defineFeature, link } from '@forecourt/site-config';
import type { BrowserOptions, LoaderOptions } from '@forecourt/site-config';
import { z } from 'zod';
import { slots } from './slots.ts';

/** The first words that the address of a location may have. */
const ADDRESSES = ['contact-us', 'our-location', 'locations'] as const;

const options = z.strictObject({
  /** Heading of the contact page. Default: `'Contact us'`. */
  contactTitle: z.string().default('Contact us').describe('Heading of the contact page.'),
  /** Sentence below the heading. */
  contactText: z
    .string()
    .default('Ask about a vehicle, a service booking or anything else. We answer on the same working day.')
    .describe('Sentence below the heading.'),
  /** Heading of the list of locations. Default: `'Our Locations'`. */
  listTitle: z.string().default('Our Locations').describe('Heading of the list of locations.'),
});

const loaderOptions = z.strictObject({
  /**
   * What the locations do beside selling; each page of a location lists its own, in this order. Default:
   * `[]`.
   */
  services: z
    .array(
      z.strictObject({
        /** Name of the service, such as "Log-book servicing". */
        name: z.string().min(1).describe('Name of the service, such as "Log-book servicing".'),
        /** One sentence about it. Default: `''`. */
        text: z.string().default('').describe('One sentence about it.'),
        /** The page that says more or takes a booking; null for none. Default: `null`. */
        url: link
          .nullable()
          .default(null)
          .describe('The page that says more or takes a booking; null for none.'),
        /** Ids of the locations that offer it. */
        locations: z
          .array(z.int().meta({ description: 'Id of a location.', refersTo: 'location' }))
          .min(1)
          .describe('Ids of the locations that offer it.'),
      }),
    )
    .default([])
    .describe('What the locations do beside selling; each page of a location lists its own, in this order.'),
});

const addresses = z.strictObject({
  /** First word of a location's address; the other two redirect to it. Default: `'contact-us'`. */
  address: z
    .enum(ADDRESSES)
    .default('contact-us')
    .describe("First word of a location's address; the other two redirect to it."),
});

/** Where the dealer is, when it is open, and how to reach it. */
export const locations = defineFeature({
  id: 'locations',
  purpose: 'Contact and location pages.',
  options: { browser: options, loader: loaderOptions, server: addresses },
  moved: { minimumRating: 'reviews.minimumRating' },
  sitemap: '@forecourt/locations/sitemap',
  routes: ({ dealer, options: { address } }) => [
    {
      id: 'locations.contact',
      path: 'contact-us',
      module: '@forecourt/locations/routes/contact',
      cache: 'public',
    },
    {
      id: 'locations.detail',
      path: `${address}/:location`,
      module: '@forecourt/locations/routes/detail',
      cache: 'public',
      values: { location: dealer.locations.flatMap(({ slug, visible }) => (visible ? [slug] : [])) },
    },
    {
      id: 'locations.list',
      path: 'dealerships',
      module: '@forecourt/locations/routes/list',
      cache: 'public',
    },
    // Other names of the contact page, of the list and of a location's page. (ruling 16)
    ...[
      'contact',
      'dealer-locator',
      ...ADDRESSES.filter((each) => each !== address).map((each) => `${each}/:location`),
    ].map((path) => ({
      id: `locations.moved-${path.split('/')[0]}`,
      path,
      module: '@forecourt/locations/routes/moved',
      cache: 'public' as const,
      redirects: true,
    })),
  ],
  slots,
});

export type LocationsOptions = BrowserOptions<typeof locations>;
/** A service that locations offer. */
export type LocationService = LoaderOptions<typeof locations>['services'][number];
