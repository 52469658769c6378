import { describe, expect, it } from 'vitest';
import { certifiedBadge } from './certifiedBadge.ts';

const car = { make: 'Toyota', certified: true, status: 'in_stock' };

describe('certifiedBadge', () => {
  it('[VD-22] has three points for the site’s make', () => {
    expect(certifiedBadge(car, { make: 'Toyota' })).toEqual({
      text: 'Toyota Certified',
      points: ['90 point inspection', '1 year roadside assist', 'Full service history'],
    });
  });

  it.each([
    [{}, 'toyota', true],
    [{}, ' TOYOTA ', true],
    [{ make: ' toyota ' }, 'Toyota', true],
    [{ status: 'coming_soon' }, 'Toyota', true],
    [{}, 'Mazda', false],
    [{}, '', false],
    [{ make: '' }, '', false],
    [{}, null, false],
    [{ certified: false }, 'Toyota', false],
    [{ status: 'sold' }, 'Toyota', false],
  ])('[VD-22] with %j and the make %j shows: %j', (fields, make, shown) => {
    expect(certifiedBadge({ ...car, ...fields }, { make }) !== null).toBe(shown);
  });

  it('requires the make', () => {
    // @ts-expect-error `make` is required; it is null for a site without one
    expect(() => certifiedBadge(car, {})).not.toThrow();
  });
});
