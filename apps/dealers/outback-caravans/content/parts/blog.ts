import type { blog } from '@forecourt/blog';

/** The blog, and what stands below each of its posts. */
export const blogParts = {
  title: 'From the road',
  text: 'What we learnt the slow way, written down for you.',
  categories: [
    { slug: 'towing', name: 'Towing' },
    { slug: 'trips', name: 'Trips' },
  ],
  callToAction: {
    heading: 'Come and lie on the beds',
    description: 'Every van in the yard is open. So is the kettle.',
    image: '/pictures/caravan/grey-front34.webp',
    href: '/contact-us',
    linkText: 'Arrange a visit',
  },
} satisfies Parameters<typeof blog>[0];
