import { isAmount } from './reducedPrice.ts';

/** The response of the price-comparison provider; every field may be missing. */
export type PriceGaugeResponse = {
  fill?: number | null;
  listing_price?: number | null;
  market_range_min?: number | null;
  market_range_max?: number | null;
  confidence?: number | null;
  description?: string | null;
};

/** The gauge to draw. `fill` is 0 to 1; `label` may be empty. */
export type PriceGauge = {
  fill: number;
  band: 'low' | 'medium' | 'high';
  label: 'Good Deal' | 'Great Deal' | 'Fair price' | '';
};

/** The site's label options and the market average. */
export type PriceGaugeOptions = {
  /** Below this fill there is no label. Default 0. */
  labelMinFill?: number;
  /** Default `fair`: no deal label at or above the average. `literal` depends on the fill alone. */
  label?: 'fair' | 'literal';
  /** The market average of the vehicle, in dollars. */
  average?: number | null;
};

const FAIR = { low: '', medium: 'Fair price', high: 'Fair price' } as const;

/** The gauge is hidden at or below this confidence. */
export const GAUGE_CONFIDENCE = 0.2;

/**
 * The price gauge, or `null` to hide it: all five figures are required, confidence above 0.2, and the top of the market range not
 * below the listing price. `fill` is clamped to 0 to 1; under 0.3 is low, under 0.6 medium, else high. The label is 'Good Deal'
 * below 0.65, else 'Great Deal'; a site may hide it below `labelMinFill`.
 *
 * A listing at or above the market average is not a deal: unless a site sets the `literal` label, it is a 'Fair price', and in
 * the low band (near the high end of the market) it has no label. `average` is in dollars; without one, the middle of the market
 * range is used.
 *
 * @example priceGauge({ fill: 0.65, listing_price: 20000, market_range_min: 19000, market_range_max: 24000, confidence: 0.9 }, { average: 21000 }) // { fill: 0.65, band: 'high', label: 'Great Deal' }
 */
export function priceGauge(
  response: PriceGaugeResponse | null,
  { labelMinFill = 0, label = 'fair', average = null }: PriceGaugeOptions = {},
): PriceGauge | null {
  if (response === null) return null;
  const { fill: rawFill, listing_price: listing, market_range_min: min } = response;
  const { market_range_max: max, confidence } = response;
  if (!isAmount(rawFill) || !isAmount(listing) || !isAmount(min)) return null;
  if (!isAmount(max) || !isAmount(confidence)) return null;
  if (confidence <= GAUGE_CONFIDENCE || max < listing) return null;
  const fill = Math.min(1, Math.max(0, rawFill));
  const band = bandOf(fill);
  const isDeal = label === 'literal' || listing < (isAmount(average) ? average : (min + max) / 2);
  const words = isDeal ? labelOf(fill) : FAIR[band];
  return { fill, band, label: fill < labelMinFill ? '' : words };
}

function bandOf(fill: number): PriceGauge['band'] {
  if (fill < 0.3) return 'low';
  return fill < 0.6 ? 'medium' : 'high';
}

function labelOf(fill: number): 'Good Deal' | 'Great Deal' {
  return fill < 0.65 ? 'Good Deal' : 'Great Deal';
}
