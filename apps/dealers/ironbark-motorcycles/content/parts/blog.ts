import type { blog } from '@forecourt/blog';

/** The blog, and what stands below each of its posts. */
export const blogParts = {
  title: 'The long way home',
  text: 'Rides out of Bendigo, and how to keep the bike under you happy.',
  categories: [
    { slug: 'rides', name: 'Rides' },
    { slug: 'in-the-shed', name: 'In the shed' },
  ],
  callToAction: {
    heading: 'Ride it before you decide',
    description: 'Forty minutes, on a road with corners. We set the levers for you.',
    image: '/pictures/lineup.webp',
    href: '/book-test-drive',
    linkText: 'Book a test ride',
  },
} satisfies Parameters<typeof blog>[0];
