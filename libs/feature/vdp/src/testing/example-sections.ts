import type { z } from 'zod';
import type { sectionOptions } from '../section-options.ts';

/** Sections in which everything is said once. */
export const exampleSections: z.input<typeof sectionOptions> = {
  included: {
    text: 'Every car leaves us ready to drive, and with these:',
    points: ['Full service', 'Safety certificate', 'Two keys', 'A full tank, or a full charge'],
  },
  whyBuy: {
    text: 'One price for everybody, and the people who sold you the car still here when it needs us.',
    link: { name: 'Visit us', href: '/dealerships' },
  },
  reserve: {
    text: 'Leave a deposit of $200 and we hold the car for 48 hours.\n\nIt is refunded in full if you decide against it.',
  },
  protect: { text: 'Ask for a quote with your car.', points: ['Paint protection', 'Window tint'] },
};
