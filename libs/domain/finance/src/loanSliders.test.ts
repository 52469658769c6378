import { describe, expect, it } from 'vitest';
import type { DealerFinance, SliderSettings } from './dealerFinance.ts';
import { loanSliders } from './loanSliders.ts';
import { sliderReading, slideTo } from './slideTo.ts';
import { lender } from './test/financeCars.ts';

const dealer = (settings: SliderSettings = {}, change: Partial<DealerFinance> = {}): DealerFinance => ({
  provider: 'Taurus',
  sliders: { default: settings },
  ...change,
});

describe('loanSliders', () => {
  it('[FI-02] without settings: $1,000 to $100,000 by 500 from $30,000, 1 to 7 years by half from 5, 0.5 to 20 % by 0.5', () => {
    expect(loanSliders({ provider: 'Taurus' })).toEqual({
      amount: { min: 1000, max: 100_000, step: 500, value: 30_000, disabled: false, choices: null },
      termYears: { min: 1, max: 7, step: 0.5, value: 5, disabled: false, choices: null },
      interestPercent: { min: 0.5, max: 20, step: 0.5, value: 0.5, disabled: false, choices: null },
    });
  });

  it.each<[string, SliderSettings, number | null, [number, number]]>([
    ['a minimum of 5,000', { amount: { min: 5000 } }, null, [5000, 100_000]],
    ['a maximum of 250,000', { amount: { max: 250_000 } }, null, [1000, 250_000]],
    ['the price at 100,000', { amount: { maxFollowsPrice: true } }, 100_000, [1000, 100_000]],
    ['the price just above', { amount: { maxFollowsPrice: true } }, 100_001, [1000, 105_500]],
    ['105 % of the price on the grid', { amount: { maxFollowsPrice: true } }, 120_000, [1000, 126_000]],
    ['105 % of the price above the grid', { amount: { maxFollowsPrice: true } }, 120_001, [1000, 126_500]],
    ['a price that the maximum does not follow', {}, 150_000, [1000, 100_000]],
    ['no price to follow', { amount: { maxFollowsPrice: true } }, null, [1000, 100_000]],
  ])('[FI-02] amount with %s', (_, settings, price, [min, max]) => {
    expect(loanSliders(dealer(settings), { price }).amount).toMatchObject({ min, max, step: 500 });
  });

  it.each<[string, Partial<DealerFinance>, number | null, number]>([
    ['the price', {}, 45_990, 45_990],
    ['30,000 when the price is missing', {}, null, 30_000],
    ['30,000 less the deposit', { deposit: 5000 }, null, 25_000],
    ['never below the minimum', { deposit: 5000 }, 5500, 1000],
    ['never above the maximum', {}, 150_000, 100_000],
  ])('[FI-02] the amount starts at %s', (_, change, price, value) => {
    expect(loanSliders(dealer({}, change), { price }).amount.value).toBe(value);
  });

  it('[FI-03] a slider that asks for the price includes the deposit', () => {
    const { amount } = loanSliders(dealer({}, { deposit: 5000 }), { price: 102_000, asks: 'price' });
    expect(amount).toMatchObject({ value: 102_000, max: 102_000 });
  });

  it('[FI-06] the deposit of the lender is subtracted', () => {
    const record = lender({ deposit: 3000 });
    expect(loanSliders(dealer({}, { deposit: 5000 }), { record }).amount.value).toBe(27_000);
  });

  it.each<[string, SliderSettings, Partial<DealerFinance>, Record<string, unknown>, number]>([
    ['5 by default', {}, {}, {}, 5],
    ['6 by the dealer', {}, { termYears: 6 }, {}, 6],
    ['the years of the lender', {}, { termYears: 6 }, { termYears: 4 }, 4],
    ['the months of the lender', {}, {}, { termMonths: 30 }, 2.5],
    ['the weeks of the lender', {}, {}, { termWeeks: 104 }, 2],
    ['within a maximum of 5', { termYears: { max: 5 } }, { termYears: 7 }, {}, 5],
  ])('[FI-02] the term starts at %s', (_, settings, change, record, value) => {
    expect(loanSliders(dealer(settings, change), { record: lender(record) }).termYears.value).toBe(value);
  });

  it('[FI-02] year increments make the slider step through a list', () => {
    const choices = [1, 3, 4, 5, 7];
    const { termYears } = loanSliders(dealer({ termYears: { choices } }));
    expect(termYears).toEqual({ min: 0, max: 4, step: 1, value: 3, disabled: false, choices });
    expect(sliderReading(termYears)).toBe(5);
    expect(sliderReading({ ...termYears, value: slideTo(termYears, 3.6) })).toBe(7);
    const twelve = lender({ termYears: 12 });
    expect(loanSliders(dealer({ termYears: { choices } }), { record: twelve }).termYears.value).toBe(4);
    expect(loanSliders(dealer({ termYears: { choices: [] } })).termYears.choices).toBeNull();
  });

  it.each([
    [7.5, 14.5],
    [1, 15.99],
    [5.99, 14.5],
    [9.95, 19.95],
    [4, 20],
    [0.5, 15],
  ])('[FI-02] interest from %s to %s', (min, max) => {
    const change = { annualRatePercent: 12.94 };
    expect(loanSliders(dealer({ interestPercent: { min, max } }, change)).interestPercent).toMatchObject({
      min,
      max,
      step: 0.5,
      value: 12.94,
    });
  });

  it('[FI-02] a rate outside the bounds moves the bound, so that the lender’s rate is shown', () => {
    const bounds = { interestPercent: { min: 7.5, max: 14.5 } };
    expect(loanSliders(dealer(bounds, { annualRatePercent: 6.29 })).interestPercent).toMatchObject({
      min: 6.29,
      value: 6.29,
    });
    const record = lender({ interestRate: 19.42 });
    expect(loanSliders(dealer(bounds), { record }).interestPercent).toMatchObject({
      max: 19.42,
      value: 19.42,
    });
  });

  it('[FI-02] the interest slider can be disabled', () => {
    expect(loanSliders(dealer({ interestPercent: { disabled: true } })).interestPercent.disabled).toBe(true);
  });

  it('[FI-02] each value comes from the provider’s entry, else from the default', () => {
    const sliders = {
      default: { interestPercent: { min: 4, max: 20 } },
      taurus: { interestPercent: { min: 7.5 } },
    };
    expect(loanSliders({ provider: 'Taurus', sliders }).interestPercent).toMatchObject({ min: 7.5, max: 20 });
    expect(loanSliders({ provider: 'Angle', sliders }).interestPercent).toMatchObject({ min: 4, max: 20 });
    expect(loanSliders({ provider: null, sliders }).interestPercent).toMatchObject({ min: 4, max: 20 });
  });
});

describe('slideTo', () => {
  const slider = { min: 5.99, max: 20, step: 0.5, value: 12.94, disabled: false, choices: null };

  it.each([
    [8.2, 7.99],
    [8.23, 7.99],
    [8.25, 8.49],
    [5.99, 5.99],
    [1, 5.99],
    [19.9, 19.99],
    [20, 20],
    [25, 20],
    [Number.NaN, 12.94],
  ])('[FI-02] dragging to %s stops at %s', (wanted, stop) => {
    expect(slideTo(slider, wanted)).toBe(stop);
  });

  it('[FI-02] 12.94 stays 12.94 until the slider is moved', () => {
    expect(sliderReading(slider)).toBe(12.94);
    expect(loanSliders({ provider: 'Taurus', annualRatePercent: 12.94 }).interestPercent.value).toBe(12.94);
  });

  it('law: never exceeds a maximum off the grid', () => {
    expect(slideTo({ ...slider, min: 1, max: 2.7, step: 1 }, 2.6)).toBe(2.7);
  });
});
