import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availability } from './availability.ts';
import { stockStatus } from './stockStatus.ts';

const SOLD = ['sold', 'Sold', 'This car was sold.'];
const GONE = ['unavailable', 'Not available', 'This car is not available at the moment.'];
const COMING = [
  'coming-soon',
  'Coming soon',
  'This car is not here yet. Ask us when you can see and drive it.',
];
const HELD = [
  'reserved',
  'Reserved',
  'This car is reserved. Not by you? Ask us to tell you if it comes free.',
];

describe('stockStatus', () => {
  it.each([
    ['in_stock', false, []],
    ['in_stock', true, [HELD]],
    ['coming_soon', false, [COMING]],
    ['coming_soon', true, [COMING, HELD]],
    ['sold', false, [SOLD]],
    ['sold', true, [SOLD]],
    ['on_hold', false, [GONE]],
    ['unknown', true, [GONE]],
    ['', false, [GONE]],
  ])('[VD-20] the status %j (reserved: %j) has the notes %j', (status, reserved, said) => {
    expect(
      stockStatus({ status, reserved, item_type: 'car' }).map(({ kind, text, sentence }) => [
        kind,
        text,
        sentence,
      ]),
    ).toEqual(said);
  });

  it('uses the name of the kind of vehicle, and how it is tried', () => {
    const sentences = (status: string, reserved: boolean, item_type: 'caravan' | 'motorcycle' = 'caravan') =>
      stockStatus({ status, reserved, item_type }).map(({ sentence }) => sentence);
    expect(sentences('coming_soon', true)).toEqual([
      'This caravan is not here yet. Ask us when you can see it.',
      'This caravan is reserved. Not by you? Ask us to tell you if it comes free.',
    ]);
    expect(sentences('coming_soon', false, 'motorcycle')).toEqual([
      'This motorcycle is not here yet. Ask us when you can see and ride it.',
    ]);
  });

  it('[VD-20] law: is empty exactly for vehicles in stock and not reserved, and agrees with availability', () => {
    const status = fc.oneof(fc.constantFrom('in_stock', 'coming_soon', 'sold', 'withdrawn'), fc.string());
    fc.assert(
      fc.property(status, fc.boolean(), (status, reserved) => {
        const car = { status, reserved, item_type: 'car' as const };
        const kinds = stockStatus(car).map(({ kind }) => kind);
        expect(kinds.length === 0).toBe(status === 'in_stock' && !reserved);
        const { available } = availability({ ...car, sold_date_timestamp: null }, new Date(0));
        expect(kinds.includes('sold') || kinds.includes('unavailable')).toBe(!available);
      }),
    );
  });
});
