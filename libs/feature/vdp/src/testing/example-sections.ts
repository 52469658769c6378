import type { z } from 'zod';
import type { sectionOptions } from '../section-options.ts';

/** Example sections with every option set. */
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
  questions: [
    { question: 'What does reserving a car do?', answer: 'A deposit holds the car for 48 hours.' },
    { question: 'Is the deposit refundable?', answer: 'Yes, in full.' },
  ],
  whyBuyPanel: {
    points: [
      { title: 'One price', text: 'The same for everybody, shown up front.' },
      { title: 'One yard', text: 'Every car stands where you can see it.' },
      { title: 'One record', text: 'Each service is known at each workshop.' },
    ],
  },
  salesCounter: 'on the clock this month',
  tiles: [
    {
      icon: 'tag',
      title: 'Latest offers',
      text: 'What is on now.',
      linkText: 'See offers',
      url: '/contact-us',
    },
    {
      icon: 'wrench',
      title: 'Book a service',
      text: 'Pick a day.',
      linkText: 'Pick a time',
      url: '/contact-us',
    },
    {
      icon: 'car',
      title: 'Sell your car',
      text: 'We make an offer.',
      linkText: 'Value my car',
      url: '/contact-us',
    },
  ],
  disclaimer: 'Ask us to confirm any feature that matters to you before you buy.',
};
