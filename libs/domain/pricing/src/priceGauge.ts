import { isAmount } from './reducedPrice.ts';

/** What the price-comparison provider answers; every field may be missing. */
export type PriceGaugeResponse = {
  fill?: number | null;
  listing_price?: number | null;
  market_range_min?: number | null;
  market_range_max?: number | null;
  confidence?: number | null;
  description?: string | null;
};

/** The gauge to draw. `fill` is 0 to 1; `label` is empty where nothing is claimed. */
export type PriceGauge = {
  fill: number;
  band: 'low' | 'medium' | 'high';
  label: 'Good Deal' | 'Great Deal' | 'Fair price' | '';
};

/** What a site says about the label, and what is known of the market. */
export type PriceGaugeOptions = {
  /** Below this fill there is no label; 0 unless said. */
  labelMinFill?: number;
  /** `fair` unless said: no deal is claimed at or above the average. `literal` goes by the fill alone. */
  label?: 'fair' | 'literal';
  /** The market average of the vehicle, in dollars. */
  average?: number | null;
};

const FAIR = { low: '', medium: 'Fair price', high: 'Fair price' } as const;

/** A gauge needs more confidence than this. */
export const GAUGE_CONFIDENCE = 0.2;

/**
 * The price gauge, or `null` to hide it: all five figures must be there, confidence above 0.2, and the top of the market
 * range not below the listing price. `fill` is clamped to 0 to 1; under 0.3 is low, under 0.6 medium,
 * else high. The label is 'Good Deal' below 0.65, from there 'Great Deal'; a site may ask for none below `labelMinFill`.
 *
 * A listing at or above the market average is no deal: unless a site asks for the `literal` label, such a one is a
 * 'Fair price', and in the low band, near the high end of the market, nothing. `average` is in dollars; where it is not
 * known the middle of the market range counts.
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
