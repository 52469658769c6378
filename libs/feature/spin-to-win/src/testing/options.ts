import type { spinToWin } from '../manifest.ts';

/** A draw of three parts, once a month. */
export const options = {
  intro: 'Every shopper draws once a month.',
  prizes: [
    { id: 'detail', name: 'A full detail', text: 'Bring the reference to any of our workshops.', parts: 1 },
    { id: 'mats', name: 'A set of floor mats', text: 'Ask for them at the parts counter.', parts: 4 },
    { id: 'none', name: 'No prize', text: 'You can draw again next month.', parts: 5, wins: false },
  ],
  terms: { version: '2026-11', text: 'For residents of Queensland.\n\nOne draw a month.' },
  period: { once: 'a month' },
} satisfies Parameters<typeof spinToWin>[0];
