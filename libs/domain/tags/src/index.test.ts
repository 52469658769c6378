import { describe, expect, expectTypeOf, it } from 'vitest';
import { cardTag, certifiedBadge } from './index.ts';
import type { TaggedCar } from './index.ts';

const now = new Date('2026-11-21T00:00:00Z');
const car: TaggedCar = {
  status: 'in_stock',
  simple_fuel: 'Electric',
  fuel: 'Electric',
  reserved: false,
  certified: true,
  tag: null,
  created_at: '2026-11-20T00:00:00Z',
};

describe('public API of @forecourt/tags', () => {
  it('the tag of a card, with the site’s options or without', () => {
    const tag = cardTag(car, { now, electricTag: true, newArrivalDays: 8 });
    expectTypeOf(tag).toEqualTypeOf<{
      kind:
        | 'sold'
        | 'electric'
        | 'hybrid'
        | 'reserved'
        | 'certified'
        | 'custom'
        | 'coming-soon'
        | 'new-arrival';
      text: string;
    } | null>();
    expect(tag?.kind).toBe('electric');
    expect(cardTag({ ...car, certified: false }, { now })?.kind).toBe('new-arrival');
  });

  it('the certified badge of the site’s make', () => {
    const toyota = { make: 'Toyota', certified: true, status: 'in_stock' };
    expect(certifiedBadge(toyota, { make: 'Toyota' })?.points).toHaveLength(3);
    expect(certifiedBadge(toyota, { make: 'Kia' })).toBeNull();
  });
});
