import { describe, expect, it } from 'vitest';
import { marketRatio } from './marketRatio.ts';

const car = { price: 20_000, before_price: null, offer_price: null, subscription_price: null };
const data = (national: number | null, state: number | null = null) => ({
  autograb_data: { average_market_price: national, state_average_market_price: state },
});

describe('marketRatio', () => {
  it.each([
    ['the national average', { ...car, ...data(25_000) }, 0.8],
    ['the average of its state first', { ...car, ...data(25_000, 16_000) }, 1.25],
    ['the price that is displayed', { ...car, ...data(25_000), offer_price: 5_000 }, 0.6],
    ['no average', { ...car, ...data(null) }, null],
    ['no market data', { ...car, autograb_data: null }, null],
    ['no price', { ...car, ...data(25_000), price: null }, null],
  ])('[PR-03] divides the price by the market average: %s', (_title, given, expected) => {
    expect(marketRatio({ ...given, price_type: 'Drive Away', preorder: false })).toBe(expected);
  });
});
