import { expect, it } from 'vitest';
import { QUICK_PRICES, priceSlider } from './priceSlider.ts';

it.each([
  ['everyday', 250_000],
  ['prestige', 800_000],
] as const)('[SR-18] the slider of %s cars is from 5,000 to %d in steps of 500', (kind, max) => {
  expect(priceSlider(kind)).toEqual({ min: 5_000, max, step: 500 });
});

it.each(['everyday', 'prestige'] as const)('[SR-18] every quick pick of %s cars is on the slider', (kind) => {
  const { min, max, step } = priceSlider(kind);
  expect(QUICK_PRICES[kind].length).toBeGreaterThan(1);
  for (const pick of QUICK_PRICES[kind]) {
    expect(pick).toBeGreaterThanOrEqual(min);
    expect(pick).toBeLessThanOrEqual(max);
    expect((pick - min) % step).toBe(0);
  }
});
