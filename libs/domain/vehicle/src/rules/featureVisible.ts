import type { Car } from '../car/car.ts';
import type { Feature, FeatureFlags } from '../car/feature.ts';

/** Above this price in dollars a vehicle can be valued against a trade-in. */
export const VALUATION_PRICE_FLOOR = 200;

/** What `featureVisible` reads of a vehicle. */
export type FeatureCar = Pick<Car, 'status' | 'reserved' | 'price' | 'subscription_price' | 'features'>;

const inStock = (car: FeatureCar) => car.status === 'in_stock';
const forSale = (car: FeatureCar) => inStock(car) || car.status === 'coming_soon';
const priced = (car: FeatureCar) => (car.price ?? 0) > 0;

const STATE_ALLOWS: Record<Feature, (car: FeatureCar) => boolean> = {
  garage: inStock,
  finance: (car) => forSale(car) && priced(car),
  checkout: (car) => inStock(car) && !car.reserved && priced(car),
  tradeIn: (car) => inStock(car) && !car.reserved && (car.price ?? 0) > VALUATION_PRICE_FLOOR,
  instantMessage: forSale,
  subscriptions: (car) => forSale(car) && (car.subscription_price ?? 0) > 0,
  autogauge: (car) => forSale(car) && priced(car),
};

/**
 * Whether a feature shows on a vehicle: it is switched on, where the vehicle's own flag outranks the site's and silence
 * is off (ruling 2), and the vehicle's state allows it: nothing sold can be financed or reserved, a reserved vehicle
 * cannot be reserved again, a valuation needs it in stock and over 200 dollars (rulings 92, 101, 107).
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
