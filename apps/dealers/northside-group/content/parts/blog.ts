import type { blog } from '@forecourt/blog';

/** The blog, its categories, and what stands below each of its posts. */
export const blogParts = {
  title: 'On the road',
  text: 'Notes from the people who sell, service and drive our cars.',
  categories: [
    { slug: 'vehicle-reviews', name: 'Vehicle reviews' },
    { slug: 'buyer-advice', name: 'Buyer advice' },
    { slug: 'motoring-tips', name: 'Motoring tips' },
    { slug: 'servicing-insights', name: 'Servicing insights' },
    { slug: '4x4xmore-adventures', name: '4x4 and more adventures' },
  ],
  callToAction: {
    heading: 'Ask somebody who drives one',
    description: 'Twelve locations, and people who drive what they sell.',
    image: '/pictures/heroes/showroom-dusk.webp',
    href: '/dealerships',
    linkText: 'Find your dealership',
  },
} satisfies Parameters<typeof blog>[0];
