import type { FeedSite } from '../check/feedSite.ts';

/** A site without locations that publishes the stock of four dealerships. */
export const groupSite: FeedSite = {
  slug: 'northside-group',
  timeZone: 'Australia/Brisbane',
  locations: [],
  dealerships: [{ id: 2, slug: 'northside-auto-group', name: 'Northside Auto Group' }],
  owns: null,
  knownDealerships: [1, 2, 3, 4],
};

/** The demo day. */
export const NOW = new Date('2026-11-21T02:00:00Z');
