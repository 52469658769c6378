import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangePromos } from './arrangePromos.ts';
import type { Promo } from './promo.ts';

const options = {
  now: new Date('2026-11-21T02:00:00Z'),
  timeZone: 'Australia/Brisbane',
  seed: 'harbour-city',
};
const promo = (id: number, fields: Promo = {}) => ({ id, ...fields });
const ascending = (a: number, b: number) => a - b;
const ids = (promos: { id: number }[]) => promos.map(({ id }) => id);

describe('arrangePromos', () => {
  it('[PR-06] puts positioned promos first, by position, equal positions as given', () => {
    const nodes = [
      promo(1),
      promo(2, { position: 10 }),
      promo(3, { position: 5 }),
      promo(4, { position: 5 }),
      promo(5, { position: 0 }),
    ];
    expect(ids(arrangePromos(nodes, options))).toEqual([5, 3, 4, 2, 1]);
  });

  it('[PR-06] leaves out promos that do not run or do not match the car type', () => {
    const nodes = [
      promo(1, { expiry: '2026-11-20' }),
      promo(2, { start: '2026-11-22' }),
      promo(3, { display: ['used'] }),
      promo(4, { display: ['new'], strictDisplay: true }),
    ];
    expect(ids(arrangePromos(nodes, options))).toEqual([3]);
    expect(ids(arrangePromos(nodes, { ...options, carType: 'new' }))).toEqual([4]);
  });

  it('[PR-06] shuffles the rest by the seed, deterministically', () => {
    const nodes = Array.from({ length: 8 }, (_, at) => promo(at));
    const first = ids(arrangePromos(nodes, options));
    expect(first).toEqual([4, 7, 0, 1, 5, 2, 6, 3]);
    expect(ids(arrangePromos(nodes, options))).toEqual(first);
    expect(ids(arrangePromos(nodes, { ...options, seed: 'northside-group' }))).not.toEqual(first);
  });

  it('[PR-06] keeps the given order of the rest if the site does not shuffle', () => {
    const nodes = [promo(3), promo(1), promo(2, { position: 1 })];
    expect(ids(arrangePromos(nodes, { ...options, shuffle: false }))).toEqual([2, 3, 1]);
  });

  it('does not change the list it is given', () => {
    const nodes = [promo(1, { position: 2 }), promo(2, { position: 1 }), promo(3)];
    arrangePromos(nodes, options);
    expect(ids(nodes)).toEqual([1, 2, 3]);
  });

  it('[PR-06] law: has each matching promo once, for any seed', () => {
    const node = fc.record({ id: fc.nat(), position: fc.option(fc.integer({ min: -3, max: 20 })) });
    fc.assert(
      fc.property(fc.array(node), fc.string(), (nodes, seed) => {
        const arranged = arrangePromos(nodes, { ...options, seed });
        expect(ids(arranged).toSorted(ascending)).toEqual(ids(nodes).toSorted(ascending));
        const positions = arranged.flatMap(({ position }) => (position === null ? [] : [position]));
        expect(positions).toEqual(positions.toSorted(ascending));
        expect(arranged.slice(0, positions.length).every(({ position }) => position !== null)).toBe(true);
      }),
    );
  });

  it('rejects invalid types at compile time', () => {
    const lines = [
      // @ts-expect-error without a seed the server and the browser would shuffle differently
      () => arrangePromos([], { now: options.now, timeZone: options.timeZone }),
      // @ts-expect-error cars are new, demo or used; a promo for "stolen" would never show
      () => arrangePromos([{ display: ['stolen'] }], options),
      // @ts-expect-error a position is a number, not a text
      () => arrangePromos([{ position: '5' }], options),
    ];
    expect(lines).toHaveLength(3);
  });
});
