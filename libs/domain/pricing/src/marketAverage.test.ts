import { describe, expect, it } from 'vitest';
import { marketAverage } from './marketAverage.ts';

describe('marketAverage', () => {
  it.each<[number | null, number | null, ReturnType<typeof marketAverage>]>([
    [20_500, 21_000, { amount: 20_500, basis: 'state' }],
    [20_500, null, { amount: 20_500, basis: 'state' }],
    [null, 20_499.5, { amount: 20_499.5, basis: 'national' }],
    [0, 21_000, { amount: 21_000, basis: 'national' }],
    [-5, 21_000, { amount: 21_000, basis: 'national' }],
    [Number.NaN, 21_000, { amount: 21_000, basis: 'national' }],
    [Number.POSITIVE_INFINITY, 21_000, { amount: 21_000, basis: 'national' }],
    [null, 0, null],
    [0, -1, null],
    [null, null, null],
  ])('[PR-03] of state average %j and national average %j is %j', (state, national, expected) => {
    const data = { state_average_market_price: state, average_market_price: national };
    expect(marketAverage({ autograb_data: data })).toEqual(expected);
  });

  it('[PR-03] is null for a vehicle without market data', () => {
    expect(marketAverage({ autograb_data: null })).toBeNull();
  });
});
