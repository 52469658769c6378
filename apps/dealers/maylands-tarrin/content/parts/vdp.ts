import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  layout: 'classic',
  similarTitle: 'Other Tarrins to look at',
  gauge: { show: false },
  stockName: 'In the yard',
  frame: { views: false },
  sections: {
    questions: [
      {
        question: 'Is the price really the price?',
        answer:
          'Yes. It includes registration, stamp duty and delivery to us. If we bring a price down, it comes down for everybody.',
      },
      {
        question: 'When could I have it?',
        answer:
          'A car that is here is yours within the week. For one on order we give you a date, and call you if it changes.',
      },
      {
        question: 'Can I change the colour?',
        answer: 'Ask us what is coming. If yours is on a ship, we’ll put your name on it.',
      },
    ],
    included: {
      text: 'With every new Tarrin:',
      points: [
        'Seven years of warranty, any distance',
        'Twelve months of roadside help',
        'Floor mats, a full tank or a full charge',
        'First service at 15,000 km, at the published price',
      ],
    },
    whyBuy: {
      text: 'One make, four models and one price list. We know these cars because they are all we sell.',
      points: ['Drive-away price on every car', 'Overnight test drives', 'Workshop behind the showroom'],
      link: { name: 'See where we are', href: '/dealerships' },
    },
  },
} satisfies Parameters<typeof vdp>[0];
