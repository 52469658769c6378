import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  frame: {
    popup: {
      id: 'first-trip-kit',
      title: 'Packed for the first trip',
      text: 'Every van leaves us with a first trip kit in its front boot: hoses, chocks, levelling ramps and a water filter. It’s free with every van, new or used.',
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
        answer: 'Tare is the van empty. ATM is the most it can weigh, loaded and off the hook.',
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
        text: 'Trade a van, car or boat in on your next one.',
        linkText: 'Get a value',
        url: '/contact-us',
      },
    ],
    included: {
      text: 'Every van goes out weighed, hosed down and tested for leaks.',
      points: [
        'Weighbridge ticket',
        'Gas and electrical certificates',
        'A two-hour handover, with everything running',
        'Filled gas bottles',
      ],
    },
    whyBuy: {
      text: 'We tow, camp and repair what we sell, and we’ll tell you if your car isn’t up to it.',
      points: [
        'Your car weighed with the van',
        'Our own service bay in Torrington',
        'Yards in Queensland and New South Wales',
      ],
      link: { name: 'Come and see us', href: '/dealerships' },
    },
  },
} satisfies Parameters<typeof vdp>[0];
