import type { DealerInput } from '@forecourt/site-config';

/** What customers wrote on Google, unchanged. */
export const reviews = {
  items: [
    {
      id: 5016,
      location_id: 116,
      customer_name: 'Emily T.',
      text: 'Bought our first caravan here. Two-hour handover covering gas, water, brakes and how to reverse it. Worth every minute.',
      rating: 5,
      review_date: '2026-10-19',
    },
    {
      id: 5017,
      location_id: 117,
      customer_name: 'Wayne H.',
      text: 'Towed it to Longreach and back without a drama. They checked our tow ball weight before we left.',
      rating: 5,
      review_date: '2026-09-20',
    },
    {
      id: 5018,
      location_id: 118,
      customer_name: 'Fiona A.',
      text: 'Lovely van, lovely people, but the annexe took an extra three weeks to arrive.',
      rating: 3,
      review_date: '2026-08-19',
      reply_text:
        'Thank you for telling us, and sorry it was not smoother. The site manager has your details and will call you this week.',
      reply_date: '2026-08-20',
    },
    {
      id: 5037,
      location_id: 116,
      customer_name: 'Nathan Y.',
      text: 'Good chat about towing limits. They weighed up GVM and payload properly instead of just quoting the brochure.',
      rating: 4,
      review_date: '2026-09-18',
    },
  ],
} satisfies DealerInput['reviews'];
