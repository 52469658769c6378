import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  similarTitle: 'More to sit on',
  gauge: { show: false },
  stockName: 'Motorcycles',
  sections: {
    questions: [
      {
        question: 'Can I ride it on a learner permit?',
        answer:
          'If it has LAMS in its name, yes, in Victoria. Other states’ lists are much the same: ask us about yours.',
      },
      {
        question: 'What do I need for a test ride?',
        answer:
          'Your licence, a helmet, gloves and boots that cover the ankle. We lend jackets and helmets in most sizes.',
      },
      {
        question: 'Can you send it interstate?',
        answer: 'Yes, crated, to most of Australia. The delivery estimate has the price to your postcode.',
      },
    ],
    included: {
      text: 'Every bike leaves us set up for the person on it:',
      points: [
        'Levers, pegs and mirrors set to your reach',
        'Roadworthy certificate',
        'Two keys and the books',
        'A full tank, or a full charge',
        'First service booked before you go',
      ],
    },
    whyBuy: {
      text: 'We ride what we sell, and the mechanic who checked your bike will be the one who services it.',
      points: ['Our own workshop next door', 'Learner bikes bought back', 'Crated delivery around Australia'],
      link: { name: 'Come and sit on it', href: '/dealerships' },
    },
  },
} satisfies Parameters<typeof vdp>[0];
