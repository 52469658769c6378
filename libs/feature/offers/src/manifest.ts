import { defineFeature } from '@forecourt/site-config';
import type { LoaderOptions } from '@forecourt/site-config';
import { z } from 'zod';

const loader = z.strictObject({
  /** Heading of the list. Default: `'Special offers'`. */
  title: z.string().min(1).default('Special offers').describe('Heading of the list.'),
  /** One sentence below the heading. Default: `''`. */
  text: z.string().default('').describe('One sentence below the heading.'),
});

/** The list of special offers, and the page of each. */
export const offers = defineFeature({
  id: 'offers',
  purpose: 'Special offers of content/offers.',
  options: { loader },
  sitemap: '@forecourt/offers/sitemap',
  routes: () => [
    { id: 'offers.list', path: 'special-offers', module: '@forecourt/offers/routes/list', cache: 'public' },
    {
      id: 'offers.offer',
      path: 'offers/:id',
      module: '@forecourt/offers/routes/offer',
      cache: 'public',
      content: true,
    },
    {
      id: 'offers.of-manufacturer',
      path: 'offers/:manufacturer/:id',
      module: '@forecourt/offers/routes/of-manufacturer',
      cache: 'public',
      content: true,
    },
  ],
});

export type OffersOptions = LoaderOptions<typeof offers>;
