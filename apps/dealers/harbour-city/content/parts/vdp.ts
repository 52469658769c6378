import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  certifiedMake: 'Toyota',
  sections: {
    questions: [
      {
        question: 'What does reserving a car do?',
        answer:
          'A refundable deposit holds the car for 48 hours while you arrange a visit, finance or an inspection.',
      },
      {
        question: 'Is the deposit refundable?',
        answer: 'Yes, in full, for any reason, within the 48 hours.',
      },
      {
        question: 'What is a comparison rate?',
        answer:
          'One rate that takes in the interest and most fees, so you can compare loans. It’s worked out for the example shown; other amounts and terms give other comparison rates.',
      },
      {
        question: 'Can you deliver interstate?',
        answer: 'Yes, to most of Australia. The delivery estimate above has the price to your postcode.',
      },
    ],
    tiles: [
      {
        icon: 'tag',
        title: 'Demo clearance',
        text: 'Factory bonuses and demonstrators, with their drive-away prices.',
        linkText: 'See demo cars',
        url: '/search/demo-cars',
      },
      {
        icon: 'wrench',
        title: 'Book a service',
        text: 'Loan cars are free when you book five days ahead.',
        linkText: 'Pick a time',
        url: '/contact-us',
      },
      {
        icon: 'car',
        title: 'Sell your car',
        text: 'Tell us what you have, and we’ll make you an offer once we’ve seen it.',
        linkText: 'Value my car',
        url: '/contact-us',
      },
    ],
    disclaimer:
      'Vehicle descriptions come from the maker and from our own inspection. Ask us to confirm any feature that matters to you before you buy.',
    included: {
      text: 'Every car leaves us ready to drive, and with these:',
      points: [
        'Full service and safety certificate',
        'Roadworthy for the state you live in',
        'Two keys and the service books',
        'A full tank, or a full charge',
        'PPSR report, printed',
        'First service reminder by text',
      ],
    },
    whyBuy: {
      text: 'Thirty years in Newstead, one price for everybody, and the people who sold you the car still here when it needs us.',
      points: [
        'Prices shown up front',
        'Market value beside every price',
        'No dealer delivery on top',
        'Trade-ins valued while you drive',
      ],
      link: { name: 'Visit us', href: '/dealerships' },
    },
    reserve: {
      text: 'Leave a deposit of $200 and we hold the car for 48 hours while you arrange a visit, finance or an inspection.\n\nThe deposit comes off the price. If you decide against the car it is refunded in full.',
      link: { name: 'Ask us to hold it', href: '/contact-us' },
    },
    protect: {
      text: 'Good cars stay good with a little care. Ask for a quote with your car, or later.',
      points: ['Paint and interior protection', 'Window tint', 'Extended warranty', 'Tyre and rim cover'],
    },
  },
} satisfies Parameters<typeof vdp>[0];
