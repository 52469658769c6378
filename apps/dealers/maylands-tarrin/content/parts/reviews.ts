import type { DealerInput } from '@forecourt/site-config';

/** What customers wrote on Google, unchanged. The dealer and its customers are invented. */
export const reviews = {
  items: [
    {
      id: 5201,
      location_id: 131,
      customer_name: 'Priyanka S.',
      text: 'Walked in, saw the price on the windscreen, paid the price on the windscreen. Why is it not always like this?',
      rating: 5,
      review_date: '2026-11-02',
    },
    {
      id: 5202,
      location_id: 131,
      customer_name: 'Craig M.',
      text: 'Had the Arc overnight and found out our carport has no power point. Better to know before than after. Bought the hybrid.',
      rating: 5,
      review_date: '2026-10-11',
    },
    {
      id: 5203,
      location_id: 131,
      customer_name: 'Lily A.',
      text: 'Good people. The colour we wanted was eleven weeks away and they said so on day one.',
      rating: 4,
      review_date: '2026-09-20',
    },
  ],
} satisfies DealerInput['reviews'];
