import type { search } from '@forecourt/search';

/** The search page: its promotions, with their sentences. */
export const searchParts = {
  title: 'Caravans, trucks and motorcycles',
  facets: [
    'item_type',
    'body_length',
    'sleeps',
    'axle_type',
    'price',
    'car_type',
    'tare_weight',
    'aggregate_trailer_mass',
    'make',
    'model',
    'year',
    'colour',
    'location_name',
    'filtered_features',
  ],
  promos: [
    {
      title: 'Can your car tow it?',
      text: 'Bring your car in. We weigh both, loaded, and tell you straight.',
      linkText: 'Ask about towing',
      url: '/contact-us',
      image: '/pictures/ute4x4/red-front34.webp',
    },
  ],
} satisfies Parameters<typeof search>[0];
