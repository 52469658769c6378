import type { home } from '@forecourt/home';

/** The sections of the home page, with their sentences. */
export const homeParts = {
  sections: [
    {
      type: 'hero',
      title: 'Good cars.\nStraight prices.',
      text: 'New, demo and used vehicles in Newstead, each with its price and market value shown up front.',
      image: '/pictures/heroes/showroom-day.webp',
      portrait: '/pictures/heroes/showroom-day-portrait.webp',
      rating: true,
    },
    { type: 'evidence' },
    { type: 'bodyTypes' },
    { type: 'stock', title: 'Just arrived', text: 'New on the lot this month.' },
    { type: 'budget' },
    { type: 'priceDrops', title: 'Marked down', text: 'Lowered in the last 30 days.' },
    { type: 'offers' },
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
    {
      type: 'banner',
      title: 'Driven a little. Priced for it.',
      text: 'Our demonstrators have a few thousand kilometres, the balance of their new-car warranty and their drive-away price on the card.',
      linkText: 'See the demonstrators',
      url: '/search/demo-cars',
      image: '/pictures/promotions/demonstrators.webp',
      portrait: '/pictures/heroes/showroom-dusk-portrait.webp',
      imageAlt: 'A red hatch, a grey ute and a white SUV in front of the showroom at dusk.',
    },
    { type: 'reviews', tone: 'sunken' },
    { type: 'posts', title: 'Before you buy, and after' },
    { type: 'visit' },
  ],
} satisfies Parameters<typeof home>[0];
