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
  label: 'Good Deal' | 'Great Deal' | '';
};

/** A gauge needs more confidence than this (specification 5). */
export const GAUGE_CONFIDENCE = 0.2;

/**
 * The price gauge, or `null` to hide it: all five figures must be there, confidence above 0.2, and the top of the market
 * range not below the listing price (specification 5). `fill` is clamped to 0 to 1; under 0.3 is low, under 0.6 medium,
 * else high. The label is 'Good Deal' below 0.65, from there 'Great Deal'; a site may ask for none below `labelMinFill`,
 * because a full claim at fill 0.05 can mislead (decisions 61). The default is the literal 0.
 *
 * @example priceGauge({ fill: 0.65, listing_price: 20000, market_range_min: 19000, market_range_max: 24000, confidence: 0.9 }) // { fill: 0.65, band: 'high', label: 'Great Deal' }
 */
export function priceGauge(
  response: PriceGaugeResponse | null,
  { labelMinFill = 0 }: { labelMinFill?: number } = {},
): PriceGauge | null {
  if (response === null) return null;
  const { fill: rawFill, listing_price: listing, market_range_max: max, confidence } = response;
  if (!isAmount(rawFill) || !isAmount(listing) || !isAmount(response.market_range_min)) return null;
  if (!isAmount(max) || !isAmount(confidence)) return null;
  if (confidence <= GAUGE_CONFIDENCE || max < listing) return null;
  const fill = Math.min(1, Math.max(0, rawFill));
  return { fill, band: bandOf(fill), label: fill < labelMinFill ? '' : labelOf(fill) };
}

function bandOf(fill: number): PriceGauge['band'] {
  if (fill < 0.3) return 'low';
  return fill < 0.6 ? 'medium' : 'high';
}

function labelOf(fill: number): 'Good Deal' | 'Great Deal' {
  return fill < 0.65 ? 'Good Deal' : 'Great Deal';
}
