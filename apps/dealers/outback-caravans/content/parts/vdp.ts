import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  frame: {
    popup: {
      id: 'first-trip-kit',
      title: 'Packed for the first trip',
      text: 'Every van leaves us with a first trip kit in its front boot: hoses, chocks, levelling ramps and a water filter. There is nothing to pay for it, new van or used.',
      link: { name: 'Ask about the kit', url: '/contact-us' },
    },
  },
  sections: {
    questions: [
      {
        question: 'Can my car tow it?',
        answer:
          'Its braked towing capacity has to be at least the ATM of the van, and the ball weight within its limit. Bring the car in: we weigh both, loaded.',
      },
      {
        question: 'What is the difference between tare and ATM?',
        answer: 'Tare is the van empty. ATM is the most that it may weigh, loaded, off the hook.',
      },
    ],
    tiles: [
      {
        icon: 'map',
        title: 'Two yards',
        text: 'Toowoomba and Dubbo, with room to turn a van around.',
        linkText: 'Find us',
        url: '/dealerships',
      },
      {
        icon: 'wrench',
        title: 'Service bay',
        text: 'Bearings, brakes, gas and leaks, before a trip or after it.',
        linkText: 'Book a service',
        url: '/contact-us',
      },
      {
        icon: 'car',
        title: 'Trade in',
        text: 'Vans, cars and boats against your next one.',
        linkText: 'Ask for a value',
        url: '/contact-us',
      },
    ],
    included: {
      text: 'Every van goes out weighed, wet and tested.',
      points: [
        'Weighbridge ticket',
        'Gas and electrical certificates',
        'Handover of two hours, with everything running',
        'Filled gas bottles',
      ],
    },
    whyBuy: {
      text: 'We tow, camp and repair what we sell, and we say when your car is not the one for it.',
      points: [
        'Your car weighed with the van',
        'Own service bay in Torrington',
        'Yards in Queensland and New South Wales',
      ],
      link: { name: 'Come and see us', href: '/dealerships' },
    },
  },
} satisfies Parameters<typeof vdp>[0];
