import { defineDealer, defineFeature, exampleDealer, one } from '@forecourt/site-config';
import { shelf } from './shelfSite.ts';

/** A feature with two pages, a slot on each; only sites with the shelf feature have the second page. */
export const reviews = defineFeature({
  id: 'reviews',
  purpose: 'Reviews.',
  options: {},
  routes: () => [
    { id: 'reviews.list', path: 'reviews', module: '@x/reviews/routes/list', cache: 'public' },
    {
      id: 'reviews.latest',
      path: 'reviews/latest',
      module: '@x/reviews/routes/latest',
      cache: 'public',
      needs: 'shelf',
    },
  ],
  slots: {
    'reviews.heading': one<{ title: string }>('The heading of all reviews.'),
    'reviews.newest': one<{ title: string }>('The newest review.'),
  },
});

/** A site with both pages of reviews. */
export const reviewsSite = defineDealer({ ...exampleDealer, features: [reviews(), shelf()] });

/** A site with the first page only. */
export const listSite = defineDealer({ ...exampleDealer, features: [reviews()] });
