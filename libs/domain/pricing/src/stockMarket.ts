import type { Car } from '@forecourt/vehicle';
import { displayedPrice } from './displayedPrice.ts';
import { marketAverage } from './marketAverage.ts';
import { marketRatio } from './marketRatio.ts';
import type { PricedCar } from './priceDisplay.ts';
import type { PriceGaugeResponse } from './priceGauge.ts';
import { priceTypeLabel } from './priceType.ts';

/** The fields of a vehicle that the market figures read. */
export type MarketCar = PricedCar & Pick<Car, 'id' | 'make' | 'model' | 'autograb_data'>;

/** A gauge response with its source. */
export type StockMarket = Record<Exclude<keyof PriceGaugeResponse, 'description'>, number> & {
  description: string;
  /** The number of vehicles behind the range. */
  sample_size: number;
  /** What the prices of the range include; empty if the feed lacks it. */
  price_type: string;
};

/**
 * The fewest vehicles of the same model for a range of the model; with fewer, the whole sample is used, which has its own
 * minimum.
 */
const MODEL_SAMPLE = 5;
const WIDE_SAMPLE = 8;

/**
 * Where a price lies in the market, computed from the stock itself; null for too small a sample. The price of each vehicle in the
 * sample is divided by its own market average (state, else national), which accounts for age and kilometres; the middle 80 % of
 * these ratios, times the average of this vehicle, is the range. Only prices that include the same charges are compared. `fill`
 * is 1 at the low end of the range, 0 at its high end. Dollars, the ends of the range to the nearest 10.
 *
 * `confidence` is n / (n + 10) for n vehicles of the same model, n / (n + 30) and at most 0.5 for others of its kind.
 */
export function stockMarket(car: MarketCar, sample: readonly MarketCar[]): StockMarket | null {
  const price = displayedPrice(car);
  const average = marketAverage(car)?.amount;
  if (price === null || average === undefined) return null;
  const type = priceTypeLabel(car.price_type);
  const alike = sample.filter(
    (other) =>
      other.id !== car.id && priceTypeLabel(other.price_type) === type && marketRatio(other) !== null,
  );
  const same = alike.filter((other) => other.make === car.make && other.model === car.model);
  const own = same.length >= MODEL_SAMPLE;
  const chosen = own ? same : alike;
  if (!own && chosen.length < WIDE_SAMPLE) return null;
  const ratios = chosen.flatMap((other) => marketRatio(other) ?? []).sort((a, b) => a - b);
  const min = toTens(percentile(ratios, 0.1) * average);
  const max = toTens(percentile(ratios, 0.9) * average);
  if (!(max > min)) return null;
  const count = ratios.length;
  return {
    fill: Math.min(1, Math.max(0, (max - price) / (max - min))),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence: own ? count / (count + 10) : Math.min(0.5, count / (count + 30)),
    description: `Asking prices of ${count} ${own ? `${car.make} ${car.model}` : 'comparable'} vehicles in stock, each compared with its market average.`,
    sample_size: count,
    price_type: type,
  };
}

/** The percentile of sorted values, interpolated between the two nearest. */
function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

function toTens(dollars: number): number {
  return Math.round(dollars / 10) * 10;
}
