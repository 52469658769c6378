/** The default price slider in dollars: 5,000 to 250,000 in steps of 500. (SR-18) */
export const PRICE_SLIDER = { min: 5_000, max: 250_000, step: 500 } as const;

/** Quick-pick prices in dollars, for everyday and for prestige cars. (SR-18) */
export const QUICK_PRICES = {
  everyday: [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000],
  prestige: [300_000, 400_000, 500_000, 600_000, 800_000],
} as const;
