import type { ShownDraw, SpinPage } from '../logic/page.ts';

/** The page of a shopper who has not drawn yet. */
export const page: SpinPage = {
  head: { title: '', description: '', canonical: '' },
  title: 'Spin to win',
  intro: 'Every shopper draws once a month.',
  prizes: [
    { id: 'detail', name: 'A full detail', odds: '1 in 10', parts: 1 },
    { id: 'mats', name: 'A set of floor mats', odds: '2 in 5', parts: 4 },
    { id: 'none', name: 'No prize', odds: '1 in 2', parts: 5 },
  ],
  terms: { version: '2026-11', text: 'For residents of Queensland.\n\nOne draw a month.' },
  ...{ once: 'a month', is: 'open', mine: null, isNew: false },
  typed: { email: 'kim@shopper.example' },
};

/** A prize. */
export const won: ShownDraw = {
  ...{ prize: 'mats', name: 'A set of floor mats', wins: true, text: 'Ask for them at the parts counter.' },
  ...{ reference: 'SW-1A2B3C4D', drawnAt: 'Thursday 26 November 2026, 12:06 pm' },
};

/** The part of the wheel without a prize. */
export const nothing: ShownDraw = {
  ...{ ...won, prize: 'none', name: 'No prize', wins: false },
  text: 'You can draw again next month.',
};
