import { defineFeature } from '@forecourt/site-config';
import type { BrowserOptions } from '@forecourt/site-config';
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
  options: { browser: options, server: addresses },
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
