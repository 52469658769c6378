import type { vdp } from '@forecourt/vdp';

/** The sections of a vehicle page, with their sentences. */
export const vdpParts = {
  frame: { views: false, copied: 'toast', share: ['whatsapp', 'email', 'sms', 'copy'] },
  stockName: 'Collection',
  similarTitle: 'You may also like',
  soldRedirectDays: 90,
  sections: {
    fuelCost: false,
    questions: [
      {
        question: 'Can I see it in private?',
        answer: 'Yes, after hours or at your door. Call us and name the time.',
      },
    ],
    included: {
      text: 'A workshop inspection in Richmond, with its report; detailing by hand; delivery in enclosed transport within Melbourne.',
    },
    whyBuy: {
      text: 'One showroom, sixty cars, and a person who knows each of them. The price on the page is the price in the room.',
    },
    reserve: {
      text: 'A deposit holds the car for 48 hours, until you have seen it. You get it back in full if it isn’t the one.',
    },
  },
} satisfies Parameters<typeof vdp>[0];
