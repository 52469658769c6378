import { namedCars } from '@forecourt/fixtures';
import { describe, expect, it } from 'vitest';
import { bookingRefusal } from './bookingRefusal.ts';

const { plain, comingSoon, reservedSuv, soldYesterday, withdrawn, caravan } = namedCars;
const drive = { category: 'Test Drive', dateTime: null };

describe('bookingRefusal', () => {
  it.each([
    ['is not here yet', comingSoon, /^This car is not here yet\. Ask us/],
    ['is reserved', reservedSuv, /^This car is reserved\. Not by you\? Ask us/],
    ['was sold', soldYesterday, /^This car was sold\.$/],
    ['is not available', withdrawn, /^This car is not available at the moment\.$/],
    [
      'is a caravan that is coming soon',
      { ...caravan, status: 'coming_soon' },
      /This caravan is not here yet\. Ask us when you can see it/,
    ],
  ])('[EN-04] rejects a booking of a vehicle that %s, with the reason', (_name, car, words) => {
    expect(bookingRefusal(car, drive)).toMatch(words);
    expect(
      bookingRefusal(car, { category: 'Vehicle Enquiry', dateTime: '2026-11-23T09:00:00+10:00' }),
    ).toMatch(words);
    expect(bookingRefusal(car, { category: ' reservation', dateTime: null })).toMatch(words);
  });

  it.each([
    ['a vehicle that is in stock and not reserved', plain, drive],
    ['a question about one that is reserved', reservedSuv, { category: 'Vehicle Enquiry', dateTime: null }],
    ['a question without a category', comingSoon, { category: null, dateTime: null }],
  ])('accepts %s', (_name, car, lead) => expect(bookingRefusal(car, lead)).toBeNull());
});
