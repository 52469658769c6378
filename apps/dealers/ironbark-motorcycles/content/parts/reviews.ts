import type { DealerInput } from '@forecourt/site-config';

/** What customers wrote on Google, unchanged. The dealer and its customers are invented. */
export const reviews = {
  items: [
    {
      id: 5101,
      location_id: 121,
      customer_name: 'Marnie K.',
      text: 'Sat on eleven bikes over two Saturdays and nobody sighed. Went home on a Jackeroo that I can actually put both feet down on.',
      rating: 5,
      review_date: '2026-10-24',
    },
    {
      id: 5102,
      location_id: 121,
      customer_name: 'Dave P.',
      text: 'Bought from Perth without seeing it. Got a video of the cold start and a list of every scratch. It turned up exactly as they said.',
      rating: 5,
      review_date: '2026-09-12',
    },
    {
      id: 5103,
      location_id: 122,
      customer_name: 'Oksana B.',
      text: 'First service done while I waited. Good coffee, no upsell. Parts for the old Curate took a fortnight.',
      rating: 4,
      review_date: '2026-08-30',
      reply_text: 'Thanks Oksana. The tank badge came by boat. We keep one on the shelf now.',
      reply_date: '2026-08-31',
    },
  ],
} satisfies DealerInput['reviews'];
