import type { Car } from '../car/car.ts';
import type { Feature, FeatureFlags } from '../car/feature.ts';
import { isForSale } from './isForSale.ts';

/** A trade-in valuation is offered above this price in dollars. */
export const VALUATION_PRICE_FLOOR = 200;

/** The fields of a vehicle that `featureVisible` reads. */
export type FeatureCar = Pick<Car, 'status' | 'reserved' | 'price' | 'subscription_price' | 'features'>;

const inStock = (car: FeatureCar) => car.status === 'in_stock';
const priced = (car: FeatureCar) => (car.price ?? 0) > 0;

const STATE_ALLOWS: Record<Feature, (car: FeatureCar) => boolean> = {
  garage: inStock,
  finance: (car) => isForSale(car) && priced(car),
  checkout: (car) => inStock(car) && !car.reserved && priced(car),
  tradeIn: (car) => inStock(car) && !car.reserved && (car.price ?? 0) > VALUATION_PRICE_FLOOR,
  instantMessage: isForSale,
  subscriptions: (car) => isForSale(car) && (car.subscription_price ?? 0) > 0,
  autogauge: (car) => isForSale(car) && priced(car),
};

/**
 * Whether a vehicle shows a feature. It must be on: the vehicle's own flag overrides the site's, and the default is off (ruling
 * 2). And the vehicle's state must allow it: a sold vehicle cannot be financed or reserved, a reserved one cannot be reserved
 * again, a valuation needs it in stock and above 200 dollars (rulings 92, 101, 107).
 *
 * @example featureVisible('checkout', { ...car, reserved: true }, { features: { checkout: true } }) // false
 */
export function featureVisible(
  feature: Feature,
  car: FeatureCar,
  site: { features?: FeatureFlags },
): boolean {
  const on = car.features?.[feature] ?? site.features?.[feature] ?? false;
  return on && STATE_ALLOWS[feature](car);
}
