import { defineFeature } from '@forecourt/site-config';
import { slots } from './slots.ts';

/** About, privacy and terms, the pages of `content/pages` and `content/legal`, and those of models with offers. */
export const content = defineFeature({
  id: 'content',
  purpose: 'Pages of text.',
  options: {},
  slots,
  sitemap: '@forecourt/content/sitemap',
  routes: () =>
    [
      { id: 'content.about', path: 'about-us' },
      { id: 'content.privacy', path: 'privacy-policy' },
      { id: 'content.terms', path: 'terms-and-conditions' },
      // Every address that no other route has.
      { id: 'content.page', path: '*', content: true },
    ].map((route) => ({
      ...route,
      module: `@forecourt/content/routes/${route.id.split('.')[1]}`,
      cache: 'public' as const,
    })),
});
