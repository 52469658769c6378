import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  agreedText,
  centsText,
  deliveryPrice,
  formatDollars,
  marketIndicator,
  priceDisplay,
  priceGauge,
} from './index.ts';
import type { PricedCar } from './index.ts';

const car: PricedCar = {
  price: 20_990,
  before_price: null,
  offer_price: null,
  subscription_price: 349,
  price_type: 'Drive Away',
  preorder: false,
};

describe('public API of @forecourt/pricing', () => {
  it('amounts in cents, and a price with its words', () => {
    expect([centsText(20_000), centsText(19_950), centsText(0)]).toEqual(['$200', '$199.50', '$0']);
    expect(agreedText(38_990, 'Drive away')).toBe('$38,990 Drive away');
    expect(agreedText(38_990.5, '')).toBe('$38,990.50');
  });

  it('the price of a vehicle, with or without options', () => {
    const shown = priceDisplay(car, { subscriptions: true, noPriceText: 'POA' });
    expectTypeOf(shown.kind).toEqualTypeOf<'subscription' | 'reduced' | 'normal' | 'preorder' | 'none'>();
    expectTypeOf(shown.amount).toEqualTypeOf<number | null>();
    expectTypeOf(shown.text).toEqualTypeOf<string>();
    expectTypeOf(shown.was).toEqualTypeOf<number | null>();
    expectTypeOf(shown.suffix).toEqualTypeOf<string>();
    expect(shown.kind).toBe('subscription');
    expect(priceDisplay(car).kind).toBe('normal');
  });

  it('the difference from the market average, above a threshold', () => {
    const valued = {
      ...car,
      autograb_data: { average_market_price: 21_490, state_average_market_price: null },
    };
    const indicator = marketIndicator(valued, { threshold: 499 });
    expectTypeOf(indicator).toEqualTypeOf<{ amount: number; basis: 'state' | 'national' } | null>();
    expect(indicator).toEqual({ amount: 500, basis: 'national' });
    expect(marketIndicator(valued)).toEqual({ amount: 500, basis: 'national' });
  });

  it('the price gauge', () => {
    const response = {
      fill: 0.05,
      listing_price: 20_000,
      market_range_min: 19_000,
      market_range_max: 24_000,
      confidence: 0.9,
    };
    const gauge = priceGauge(response, { labelMinFill: 0.3 });
    expectTypeOf(gauge?.fill).toEqualTypeOf<number | undefined>();
    expectTypeOf(gauge?.band).toEqualTypeOf<'low' | 'medium' | 'high' | undefined>();
    expect(gauge).toEqual({ fill: 0.05, band: 'low', label: '' });
    expect(priceGauge(response)?.label).toBe('Good Deal');
  });

  it('amounts as text, and delivery prices', () => {
    expectTypeOf(formatDollars).toEqualTypeOf<(amount: number) => string>();
    expect(formatDollars(12_990)).toBe('$12,990');
    const bands = [{ from: '4000', to: '4179', price: 0, name: 'Brisbane' }];
    expect(deliveryPrice('4006', bands)).toEqual({ price: 0, name: 'Brisbane', text: 'Free' });
  });
});
