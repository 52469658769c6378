import type { search } from '@forecourt/search';

/** The search page: its promotions, with their sentences. */
export const searchParts = {
  promos: [
    {
      title: 'Not sure which one?',
      text: 'Tell us what it has to do. We’ll suggest three, and say why.',
      linkText: 'Ask a person',
      url: '/contact-us',
      image: '/pictures/sedan/silver-front34.webp',
    },
    {
      title: 'Good cars under $30,000',
      text: 'Each with its price, and what it costs a week.',
      linkText: 'See what it buys',
      url: '/search/new-used-and-demo-cars/?price=-30000',
      image: '/pictures/hatch/red-front34.webp',
    },
  ],
} satisfies Parameters<typeof search>[0];
