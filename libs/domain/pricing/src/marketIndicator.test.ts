import { describe, expect, it } from 'vitest';
import { marketIndicator, marketWords } from './marketIndicator.ts';

const car = (
  price: number | null,
  state: number | null,
  national: number | null,
  offer: number | null = null,
) => ({
  price,
  before_price: null,
  offer_price: offer,
  subscription_price: 349,
  price_type: null,
  preorder: false,
  autograb_data: { average_market_price: national, state_average_market_price: state },
});

describe('marketIndicator', () => {
  it.each([
    [20_000, 20_500, null, { amount: 500, basis: 'state' }],
    [20_000, 20_499, null, null],
    [20_000, 20_499.99, null, null],
    [20_000, null, 20_500, { amount: 500, basis: 'national' }],
    [20_000, null, 20_499, null],
    [20_000, 21_000, 30_000, { amount: 1000, basis: 'state' }],
    [20_000, 20_100, 30_000, null],
    [20_000, 0, 21_000, { amount: 1000, basis: 'national' }],
    [20_000, -5, 21_000, { amount: 1000, basis: 'national' }],
    [20_000, Number.NaN, 21_000, { amount: 1000, basis: 'national' }],
    [20_000, null, 0, null],
    [20_000, null, null, null],
    [20_000, 19_000, null, null],
    [null, 21_000, 21_000, null],
    [10, 21_000, 21_000, null],
  ])(
    '[PR-03] of %j with state average %j and national average %j is %j',
    (price, state, national, expected) => {
      expect(marketIndicator(car(price, state, national))).toEqual(expected);
    },
  );

  it.each([
    [499, 20_499, 499],
    [499, 20_498, null],
    [1000, 20_999, null],
    [1000, 21_000, 1000],
    [0, 20_001, 1],
    [0, 20_000, null],
    [-1000, 19_500, null],
    [Number.NaN, 30_000, null],
  ])('[PR-03] with a threshold of %j and an average of %j returns %j', (threshold, state, amount) => {
    expect(marketIndicator(car(20_000, state, null), { threshold })?.amount ?? null).toBe(amount);
  });

  it('[PR-03] compares the displayed price, after the offer', () => {
    expect(marketIndicator(car(20_000, 20_400, null))).toBe(null);
    expect(marketIndicator(car(20_000, 20_400, null, 100))).toEqual({ amount: 500, basis: 'state' });
  });

  it('[PR-03] is null for a vehicle without market data', () => {
    expect(marketIndicator({ ...car(20_000, null, null), autograb_data: null })).toBe(null);
  });
});

describe('marketWords', () => {
  it.each([
    ['state', 'This value is based on the state average market price.'],
    ['national', 'This value is based on the national average market price.'],
  ] as const)('[PR-03] names the %s average', (basis, tooltip) => {
    expect(marketWords({ amount: 1200, basis })).toEqual({ text: '$1,200 below market price', tooltip });
  });
});
