import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  sections: {
    questions: [
      {
        question: 'Can I drive it closer to home?',
        answer: 'Yes. We’ll move any car in stock to the dealership nearest you, at no cost.',
      },
      { question: 'Who services it?', answer: 'Any of our workshops. The service record follows the car.' },
    ],
    whyBuyPanel: {
      title: 'Bought from one, looked after by all of us',
      points: [
        { title: 'One stock', text: 'See it here, drive it at the dealership nearest you.' },
        { title: 'One price', text: 'The same at every dealership in the group.' },
        { title: 'One record', text: 'Every workshop can see your car’s full service history.' },
      ],
    },
    disclaimer: 'Each dealership in the group holds its own licence. You’ll find the number beside its name.',
    included: {
      text: 'Whichever dealership you buy from, your car comes with:',
      points: [
        '110 point inspection',
        'Safety certificate',
        'Change of ownership done for you',
        'Delivery to the dealership nearest you',
      ],
    },
    whyBuy: {
      text: 'Nine dealerships, eight brands and one stock: any car you see here, you can drive where you live.',
      points: ['Any car moved to you at no cost', 'Service where it suits you', 'One contact for all brands'],
    },
    reserve: {
      text: 'A deposit of $200 takes the car off the floor for 48 hours. It is refunded in full if you change your mind.',
    },
    protect: {
      text: 'Ask us about care plans from the maker and from our own workshops.',
      points: ['Capped price servicing', 'Extended warranty', 'Paint protection'],
    },
  },
} satisfies Parameters<typeof vdp>[0];
