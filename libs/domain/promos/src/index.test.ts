import { describe, expect, expectTypeOf, it } from 'vitest';
import { arrangePromos, promoAt, promoPositions, salesCounter } from './index.ts';

const now = new Date('2026-11-21T00:00:00Z');
const nodes = [{ id: 1 }, { id: 2, position: 1 }];

describe('public API of @forecourt/promos', () => {
  it('promos in order, each unchanged', () => {
    const timeZone = 'Australia/Brisbane';
    const arranged = arrangePromos(nodes, { now, timeZone, carType: 'used', seed: 'a', shuffle: false });
    expectTypeOf(arranged).toEqualTypeOf<typeof nodes>();
    expect(arranged.map(({ id }) => id)).toEqual([2, 1]);
    expect(arrangePromos(nodes, { now, timeZone, seed: 'a' })).toHaveLength(2);
  });

  it('the promo of a card, or null', () => {
    expectTypeOf(promoAt(nodes, 3)).toEqualTypeOf<(typeof nodes)[number] | null>();
    expect(promoAt(nodes, 3)).toBe(nodes[1]);
    expect(promoAt([], 0)).toBeNull();
  });

  it('positions in the grid and the sales counter', () => {
    const page = { site: 'harbour-city', path: '/search', date: '2026-11-21', page: 1 };
    expectTypeOf(promoPositions({ positions: [10, 5] }, page)).toEqualTypeOf<number[]>();
    expect(promoPositions({ positions: [10, 5] }, page)).toEqual([5, 10]);
    expectTypeOf(salesCounter({ now })).toEqualTypeOf<number>();
    expect(salesCounter({ now: new Date('2026-11-20T23:00:00Z') })).toBe(3912);
  });
});
