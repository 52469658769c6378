import type { search } from '@forecourt/search';

/** The search page: its filters and its promotion. */
export const searchParts = {
  title: 'New and used motorcycles',
  facets: [
    'make',
    'model',
    'price',
    'car_type',
    'year',
    'km',
    'colour',
    'transmission',
    'fuel',
    'filtered_features',
  ],
  promos: [
    {
      title: 'On your Ls?',
      text: 'Bikes a learner can ride have LAMS in their name. Come and sit on them all.',
      linkText: 'Ask us',
      url: '/contact-us',
      image: '/pictures/motorcycle/orange-front34.webp',
    },
  ],
} satisfies Parameters<typeof search>[0];
