import { QUICK_PRICES } from '@forecourt/stock-search';
import { describe, expect, it } from 'vitest';
import { budgetChoice, budgetOf, budgetView, firstBudget } from './budget-view.ts';

const site = { slug: 'a' };
const facts = { found: 23, lowestPrice: 4990 };

describe('the budget search', () => {
  it.each([
    ['weekly', 54_000],
    ['monthly', 38_000],
  ] as const)('[SR-17] starts %s with what five years of it and 2,000 make: %d', (frequency, price) => {
    expect(budgetOf(firstBudget(frequency)).price).toBe(price);
  });

  it.each([
    ['$300', '2,000', 80_000],
    ['abc', '2000', 2000],
    ['-5', '-5', 0],
    ['1e9', '0', 260_000_000],
  ])('[SR-17] turns %j a week and a deposit of %j into a price of %d', (repayment, deposit, price) => {
    expect(budgetChoice({ ...firstBudget(), repayment, deposit }).price).toBe(price);
  });

  it('[SR-17] shows the count and links to the results, above 1,000 dollars', () => {
    expect(budgetView({ ...firstBudget(), carTypes: ['used'] }, facts, site)).toEqual({
      label: '23 Used Cars Found',
      disabled: false,
      message: null,
      href: '/search/new-used-and-demo-cars/?car_type=used&price=1001-54000',
    });
  });

  it('[SR-17, AN-02] is disabled below the lowest price in stock', () => {
    const state = { ...firstBudget(), repayment: '5', deposit: '0', carTypes: ['used'] as const };
    expect(budgetView(state, facts, site)).toMatchObject({
      label: '0 Used Cars Found',
      disabled: true,
      message: 'No Used Cars found for this budget',
    });
  });

  it('[SR-18] searches within the chosen prices, without a limit at an open end', () => {
    const byPrice = (min: number | null, max: number | null) => ({
      ...firstBudget(),
      by: 'price' as const,
      price: { min, max },
    });
    const root = '/search/new-used-and-demo-cars/?price=';
    expect(budgetView(byPrice(null, 20_000), facts, site).href).toBe(`${root}1001-20000`);
    expect(budgetView(byPrice(10_000, null), facts, site).href).toBe(`${root}10000-`);
    expect(budgetChoice(byPrice(10_000, 20_000))).toEqual({ carTypes: [], price: 20_000, from: 10_000 });
    expect(budgetView(byPrice(null, 3000), facts, site).disabled).toBe(true);
  });

  it('[SR-18] has quick picks from $5,000 to $70,000, or from $300,000 to $800,000', () => {
    for (const [kind, first, last] of [
      ['everyday', 5_000, 70_000],
      ['prestige', 300_000, 800_000],
    ] as const) {
      expect([QUICK_PRICES[kind][0], QUICK_PRICES[kind].at(-1)]).toEqual([first, last]);
    }
  });
});
