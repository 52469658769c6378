import { defineFeature } from '@forecourt/site-config';

/** A feature with a list of offers and a page for each of the content. */
export const offers = defineFeature({
  id: 'offers',
  purpose: 'Offers.',
  options: {},
  routes: () => [
    { id: 'offers.list', path: 'special-offers', module: '@x/list', cache: 'public' as const },
    { id: 'offers.page', path: 'offers/:id', module: '@x/page', cache: 'public' as const, content: true },
  ],
});
