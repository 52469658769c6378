import { describe, expect, it } from 'vitest';
import { offerSchema } from './offerSchema.ts';
import { NO_OFFERS_TEXT, visibleOffers } from './visibleOffers.ts';

const now = new Date('2026-11-21T02:00:00Z');
const site = { websiteId: 1, now, timeZone: 'Australia/Brisbane' };
const toyota = { id: 1, name: 'Toyota', slug: 'toyota' };
const offer = (id: number, fields: object = {}) => offerSchema.parse({ id, name: `Offer ${id}`, ...fields });
const ids = (offers: { id: number }[]) => offers.map(({ id }) => id);

describe('visibleOffers', () => {
  it('[OF-01] leaves out only offers that exclude the site', () => {
    const offers = [
      offer(1),
      offer(2, { excluded_website_ids: [1, 2] }),
      offer(3, { excluded_website_ids: [2] }),
    ];
    expect(ids(visibleOffers(offers, site))).toEqual([1, 3]);
    expect(ids(visibleOffers(offers, { ...site, websiteId: null }))).toEqual([1, 2, 3]);
  });

  it.each([
    ['2026-11-21', '2026-11-21', 1],
    ['2026-11-22', null, 0],
    [null, '2026-11-20', 0],
    [null, null, 1],
  ])('shows an offer from %j to %j on 21 November: %d', (start, expiry, shown) => {
    expect(visibleOffers([offer(1, { start, expiry })], site)).toHaveLength(shown);
  });

  it('[OF-01] filters by manufacturer, model and category', () => {
    const offers = [
      offer(1, { manufacturer: toyota, model: { slug: 'rav4', name: 'RAV4' }, category: 'Finance offer' }),
      offer(2, { manufacturer: toyota, category: 'Sale' }),
      offer(3),
    ];
    expect(ids(visibleOffers(offers, { ...site, manufacturer: 'Toyota' }))).toEqual([1, 2]);
    expect(ids(visibleOffers(offers, { ...site, model: 'rav4' }))).toEqual([1]);
    expect(ids(visibleOffers(offers, { ...site, category: 'sale' }))).toEqual([2]);
    expect(ids(visibleOffers(offers, { ...site, manufacturer: '', model: null }))).toEqual([1, 2, 3]);
  });

  it('[AN-02] has the required text of an empty list, word for word', () => {
    expect(NO_OFFERS_TEXT).toBe(
      'There appears to be no offers currently available that meet the conditions of your search',
    );
  });

  it('rejects invalid types at compile time', () => {
    const lines = [
      // @ts-expect-error without the current time, expired offers would show
      () => visibleOffers([], { websiteId: 1, timeZone: 'Australia/Brisbane' }),
      // @ts-expect-error a website is excluded by its number, not by its slug
      () => visibleOffers([], { ...site, websiteId: 'harbour-city' }),
    ];
    expect(lines).toHaveLength(2);
  });
});
