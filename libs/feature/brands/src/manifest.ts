import { defineFeature } from '@forecourt/site-config';
import type { LoaderOptions } from '@forecourt/site-config';
import { z } from 'zod';

const loader = z.strictObject({
  /** Heading of the page. Default: `'Our brands'`. */
  title: z.string().min(1).default('Our brands').describe('Heading of the page.'),
  /** One sentence below the heading. Default: `''`. */
  text: z.string().default('').describe('One sentence below the heading.'),
});

/** The brands of content/brands, and a page about each. */
export const brands = defineFeature({
  id: 'brands',
  purpose: 'Brands of content/brands.',
  options: { loader },
  sitemap: '@forecourt/brands/sitemap',
  routes: () => [
    { id: 'brands.list', path: 'brands', module: '@forecourt/brands/routes/list', cache: 'public' },
    {
      id: 'brands.overview',
      path: ':brand/overview',
      module: '@forecourt/brands/routes/overview',
      cache: 'public',
      content: true,
    },
  ],
});

export type BrandsOptions = LoaderOptions<typeof brands>;
