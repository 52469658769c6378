import type { search } from '@forecourt/search';

/** The search page: its filters and its promotion. */
export const searchParts = {
  title: 'Every Tarrin in the yard',
  facets: ['model', 'badge', 'fuel', 'price', 'colour', 'car_type', 'drive', 'seats'],
  promos: [
    {
      title: 'Keep it overnight',
      text: 'Fit the seats, try the carport, bring it back tomorrow.',
      linkText: 'Book a drive',
      url: '/book-test-drive',
      image: '/pictures/hatch/green-front34.webp',
    },
  ],
} satisfies Parameters<typeof search>[0];
