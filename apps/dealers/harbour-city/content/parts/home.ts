import type { home } from '@forecourt/home';

/** The sections of the home page, with their sentences. */
export const homeParts = {
  sections: [
    {
      type: 'hero',
      title: 'Good cars.\nStraight prices.',
      text: 'New, demo and used vehicles in Newstead, each with its full price and market value shown up front.',
      image: '/pictures/heroes/showroom-day.webp',
      portrait: '/pictures/heroes/showroom-day-portrait.webp',
      rating: true,
    },
    { type: 'evidence' },
    { type: 'bodyTypes' },
    { type: 'stock', title: 'Just arrived', text: 'New on the lot this month.' },
    { type: 'budget' },
    {
      type: 'tiles',
      items: [
        {
          icon: 'car',
          title: 'New and demo',
          text: 'Every new and demonstrator vehicle, with its drive-away price.',
          linkText: 'See new and demo',
          url: '/search/new-and-demo-cars',
        },
        {
          icon: 'tag',
          title: 'Under $30,000',
          text: 'Good cars for the price of a first one.',
          linkText: 'See what it buys',
          url: '/search/new-used-and-demo-cars/?price=-30000',
        },
        {
          icon: 'phone',
          title: 'Ask a person',
          text: 'We answer on the same working day.',
          linkText: 'Contact us',
          url: '/contact-us',
        },
      ],
    },
    { type: 'visit' },
  ],
} satisfies Parameters<typeof home>[0];
