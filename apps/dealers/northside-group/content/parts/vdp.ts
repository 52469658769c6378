import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  sections: {
    questions: [
      {
        question: 'Can I drive it closer to home?',
        answer: 'Yes. Any car in stock is moved to the dealership nearest you, at no cost.',
      },
      { question: 'Who services it?', answer: 'Any workshop of the group; the record follows the car.' },
    ],
    whyBuyPanel: {
      title: 'Bought from one, looked after by twelve',
      points: [
        { title: 'One stock', text: 'What you see here can stand in front of your door.' },
        { title: 'One price', text: 'The same at every dealership of the group.' },
        { title: 'One record', text: 'Each service is known at each workshop.' },
      ],
    },
    disclaimer: 'Each dealership of the group is licensed on its own; the licence stands beside its name.',
    included: {
      text: 'Each dealership of the group hands its cars over the same way.',
      points: [
        '110 point inspection',
        'Safety certificate',
        'Change of ownership done for you',
        'Delivery to the dealership nearest you',
      ],
    },
    whyBuy: {
      text: 'Twelve locations, eight brands and one stock: a car that you see here can be driven where you live.',
      points: ['Any car moved to you at no cost', 'Service where it suits you', 'One contact for all brands'],
    },
    reserve: {
      text: 'A deposit of $200 takes the car off the floor for 48 hours. It is refunded in full if you change your mind.',
    },
    protect: {
      text: 'Ask the dealership for care plans of the maker and of our own workshops.',
      points: ['Capped price servicing', 'Extended warranty', 'Paint protection'],
    },
  },
} satisfies Parameters<typeof vdp>[0];
