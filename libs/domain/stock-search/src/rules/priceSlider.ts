/** Quick-pick prices in dollars, for everyday and for prestige cars. (SR-18) */
export const QUICK_PRICES = {
  everyday: [5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000],
  prestige: [300_000, 400_000, 500_000, 600_000, 800_000],
} as const;

/** The bounds and the step of a price slider, dollars. */
export interface PriceSlider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The price slider beside quick picks of a kind: from $5,000 to $250,000 in steps of $500, or to the highest quick pick if that is
 * more, because a pick above the end of the slider could not be shown on it. (SR-18, ruling 143)
 *
 * @example priceSlider('prestige') // { min: 5_000, max: 800_000, step: 500 }
 */
export function priceSlider(kind: keyof typeof QUICK_PRICES): PriceSlider {
  return { min: 5_000, max: Math.max(250_000, ...QUICK_PRICES[kind]), step: 500 };
}
