import type { spinToWin } from '@forecourt/spin-to-win';

/** The draw of the group. The texts are a demonstration and no legal advice. */
export const spin = {
  title: 'Spin to win',
  intro: 'One spin a month for everyone with an account, and half of them win something for your car.',
  prizes: [
    {
      id: 'logbook-service',
      name: 'A logbook service, up to $500',
      text: 'Book at any of our workshops within three months, and give them the reference.',
      parts: 1,
    },
    {
      id: 'full-detail',
      name: 'A full detail, inside and out',
      text: 'Book at any of our workshops within three months, and give them the reference.',
      parts: 4,
    },
    {
      id: 'floor-mats',
      name: 'A set of floor mats',
      text: 'Our parts warehouse in Geebung keeps them for you for three months. Bring the reference.',
      parts: 15,
    },
    {
      id: 'car-wash',
      name: 'A car wash',
      text: 'Drop in at any of our dealerships within three months, and show the reference.',
      parts: 30,
    },
    {
      id: 'nothing',
      name: 'No prize this time',
      text: 'You can spin again next month.',
      parts: 50,
      wins: false,
    },
  ],
  terms: {
    version: '2026-11',
    text: `Northside Auto Group runs this draw. It costs nothing, and you don’t have to buy anything. You can draw once a calendar month, Brisbane time, if you live in Queensland or New South Wales, are 18 or older, and don’t work for us.

A computer draws your prize the moment you press the button. The chance of each prize is on this page and is the same for every draw. Prizes can’t be exchanged for money or passed on, and are claimed within three months with the reference.

We use your details to give you your prize and to get in touch about it. We delete the record that you have drawn about a month after the end of that month. The message that we get with your details and your prize stays until you ask us to delete it; our privacy policy says how.`,
  },
  period: { once: 'a month' },
} satisfies Parameters<typeof spinToWin>[0];
