import type { blog } from '@forecourt/blog';

/** The blog, and what stands below each of its posts. */
export const blogParts = {
  text: 'How to choose a car, pay a fair price for it and look after it.',
  callToAction: {
    heading: 'Drive it before you decide',
    description: 'Half an hour, on your own route. The car stands at the front when you arrive.',
    image: '/pictures/heroes/showroom-day.webp',
    href: '/book-test-drive',
    linkText: 'Book a test drive',
  },
} satisfies Parameters<typeof blog>[0];
