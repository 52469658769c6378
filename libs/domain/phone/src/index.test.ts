import { describe, expect, expectTypeOf, it } from 'vitest';
import { maskPhone, normalisePhone, resolvePhone, telHref } from './index.ts';

const car = { car_type: 'used', dealership_slug: null, location_id: null, location: null } as const;

describe('public API of @forecourt/phone', () => {
  it('the number behind a call button and where it comes from', () => {
    const phone = resolvePhone({ car, dealer: { phones: { defaults: { used: '1300 975 707' } } } });
    expectTypeOf(phone).toEqualTypeOf<{
      number: string;
      source: 'override' | 'car-type' | 'default' | 'location';
    } | null>();
    expect(phone).toEqual({ number: '1300 975 707', source: 'default' });
    expect(resolvePhone({ car, dealer: {} })).toBeNull();
  });

  it('a number masked, linked and normalised', () => {
    expectTypeOf(maskPhone).toEqualTypeOf<(text: string) => string>();
    expectTypeOf(telHref).toEqualTypeOf<(text: string) => string | null>();
    expectTypeOf(normalisePhone).toEqualTypeOf<(text: string) => string | null>();
    expect(maskPhone('(07) 5550 4100')).toBe('(07) **** ****');
    expect(telHref('(07) 5550 4100')).toBe('tel:+61755504100');
    expect(normalisePhone('1300 975 707')).toBe('1300975707');
  });
});
