import { beforeEach, describe, expect, test } from 'vitest';
import { keepOwnOffer, offerQuery, ownOffer, ownOfferText } from './ownOffer.ts';

const offer = {
  vehicle: '2022 Toyota RAV4',
  min: 24_300,
  max: 28_900,
  validUntil: '2026-10-26',
  owing: false,
};
const site = 'harbour-city';

beforeEach(() => window.localStorage.clear());

describe('[EN-06] the value of the shopper’s own vehicle on vehicle pages', () => {
  test('is kept until its last day, without plate and contact details', () => {
    keepOwnOffer(site, { ...offer, ...{ leadId: 'a', valuationId: 'b' } });
    const text = ownOfferText(site);
    expect(JSON.parse(text ?? '')).toEqual(offer);
    expect(ownOffer(text, '2026-10-26')).toEqual(offer);
    expect(ownOffer(text, '2026-10-27')).toBeNull();
  });

  test.each([
    [null],
    ['{'],
    ['null'],
    ['[]'],
    [JSON.stringify({ ...offer, min: '1' })],
    [JSON.stringify({ ...offer, min: 30_000 })],
    [JSON.stringify({ ...offer, min: -1 })],
    [JSON.stringify({ ...offer, validUntil: '<b>' })],
    [JSON.stringify({ ...offer, vehicle: 7 })],
    [JSON.stringify({ ...offer, owing: undefined })],
  ])('%s is none', (text) => expect(ownOffer(text, '2026-10-20')).toBeNull());

  test.each([
    ['purchase', 32_990, 'deposit=24300'],
    ['loan', 32_990, 'loan=8690'],
    ['loan', 24_300, null],
    ['loan', null, null],
    ['none', 32_990, null],
  ] as const)('in a %s calculator of a vehicle for %s it is %s', (calculator, price, query) =>
    expect(offerQuery(offer, { calculator, price })).toBe(query),
  );

  test('it is in no calculator while money is owed on the vehicle', () =>
    expect(offerQuery({ ...offer, owing: true }, { calculator: 'purchase', price: 32_990 })).toBeNull());

  test('it is forgotten when the shopper declines it', () => {
    keepOwnOffer(site, offer);
    keepOwnOffer(site, null);
    expect(ownOffer(ownOfferText(site), '2026-10-26')).toBeNull();
  });
});
