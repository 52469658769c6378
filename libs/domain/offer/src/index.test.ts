import { describe, expect, expectTypeOf, it } from 'vitest';
import { offerSchema, truncateOffer, visibleOffers } from './index.ts';
import type { Offer } from './index.ts';

const offer = offerSchema.parse({
  id: 1,
  name: 'Spring',
  description: 'x'.repeat(201),
  excluded_website_ids: [2],
});

describe('public API of @forecourt/offer', () => {
  it('texts that fit a card', () => {
    const { description, disclaimer } = truncateOffer(offer);
    expectTypeOf(description.short).toEqualTypeOf<string>();
    expect([description.truncated, disclaimer.truncated]).toEqual([true, false]);
  });

  it('the offers of a site', () => {
    const today = { now: new Date('2026-11-21T00:00:00Z'), timeZone: 'Australia/Brisbane' };
    expectTypeOf(visibleOffers([offer], { websiteId: 1, ...today })).toEqualTypeOf<Offer[]>();
    expect(visibleOffers([offer], { websiteId: 1, ...today })).toEqual([offer]);
    expect(visibleOffers([offer], { websiteId: 2, ...today })).toEqual([]);
  });
});
