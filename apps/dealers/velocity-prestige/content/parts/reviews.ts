import type { DealerInput } from '@forecourt/site-config';

/** What customers wrote on Google, unchanged. */
export const reviews = {
  items: [
    {
      id: 5019,
      location_id: 119,
      customer_name: 'Grant P.',
      text: 'The price on the website was the price at the desk. Simple.',
      rating: 4,
      review_date: '2026-06-17',
    },
    {
      id: 5025,
      location_id: 119,
      customer_name: 'Ivan R.',
      text: 'They talked me out of the bigger engine because I only drive to the station. Rare honesty.',
      rating: 5,
      review_date: '2026-10-27',
    },
    {
      id: 5027,
      location_id: 119,
      customer_name: 'Leo Z.',
      text: 'Prestige feel without the attitude. Espresso is excellent.',
      rating: 4,
      review_date: '2026-09-19',
    },
    {
      id: 5028,
      location_id: 120,
      customer_name: 'Amrita D.',
      text: 'Every document was ready to sign on a tablet. In and out in forty minutes with the keys.',
      rating: 5,
      review_date: '2026-08-18',
    },
    {
      id: 5034,
      location_id: 120,
      customer_name: 'Yasmin F.',
      text: 'They delivered the car to my sister as a surprise with a bow on it. She cried. I paid no extra.',
      rating: 5,
      review_date: '2026-11-03',
    },
    {
      id: 5036,
      location_id: 120,
      customer_name: 'Holly W.',
      text: 'Straight answers about a previous hail repair, with the paperwork to prove it.',
      rating: 5,
      review_date: '2026-10-17',
      reply_text: 'Thanks for the kind words, we will pass them on to the team.',
      reply_date: '2026-10-18',
    },
    {
      id: 5040,
      location_id: 120,
      customer_name: 'Isabelle H.',
      text: 'From enquiry to driveway in six days, and every message was answered by the same person.',
      rating: 5,
      review_date: '2026-03-17',
    },
  ],
} satisfies DealerInput['reviews'];
