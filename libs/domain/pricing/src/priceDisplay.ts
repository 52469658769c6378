import type { Car } from '@forecourt/vehicle';
import { formatDollars } from './formatDollars.ts';
import { priceTypeLabel } from './priceType.ts';
import { isAmount, PRICE_FLOOR, reducedPrice } from './reducedPrice.ts';

/** The text for a vehicle without a price. */
export const NO_PRICE_TEXT = 'Enquire for price.';

/** Price options of a site. */
export type PriceOptions = {
  /** The site sells subscriptions. */
  subscriptions?: boolean;
  /** The text for a vehicle without a price. Default `Enquire for price.`. */
  noPriceText?: string;
  /** The suffix of a subscription price. Default `/week`. */
  subscriptionSuffix?: string;
};

/**
 * A displayed price. `amount` and `was` are unrounded dollars, `text` is the formatted price, `suffix` is what the price includes
 * (or how often it is paid); it may be empty.
 */
export type PriceDisplay =
  | {
      kind: 'subscription' | 'reduced' | 'normal';
      amount: number;
      text: string;
      was: number | null;
      suffix: string;
    }
  | { kind: 'preorder' | 'none'; amount: null; text: string; was: null; suffix: '' };

/** The fields of a vehicle that `priceDisplay` reads. */
export type PricedCar = Pick<
  Car,
  'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'preorder'
> &
  Partial<Pick<Car, 'features'>>;

/**
 * The displayed price of a vehicle, by the required priority: subscription (if the site sells them and the vehicle does not opt
 * out), reduced, normal (both only above 10 dollars), PREORDER, the no-price text. The was-price is `before_price` if it is above
 * the displayed price; a reduced price without one shows the original price, because Tasmania forbids a discount without its
 * original (ruling 57). Nothing is rounded; `text` has cents only when the price has.
 *
 * @example priceDisplay({ ...car, price: 20990, offer_price: 1000, price_type: 'Drive Away' }) // { kind: 'reduced', amount: 19990, text: '$19,990', was: 20990, suffix: 'Drive away' }
 */
export function priceDisplay(car: PricedCar, options: PriceOptions = {}): PriceDisplay {
  const subscription = car.subscription_price;
  const subscriptions = options.subscriptions && car.features?.subscriptions !== false;
  if (subscriptions && isAmount(subscription) && subscription > 0)
    return shown('subscription', subscription, null, options.subscriptionSuffix ?? '/week');
  const suffix = priceTypeLabel(car.price_type);
  const reduced = reducedPrice(car);
  if (reduced !== null)
    return shown('reduced', reduced, above(reduced, car.before_price) ?? car.price, suffix);
  if (isAmount(car.price) && car.price > PRICE_FLOOR)
    return shown('normal', car.price, above(car.price, car.before_price), suffix);
  const text = car.preorder ? 'PREORDER' : (options.noPriceText ?? NO_PRICE_TEXT);
  return { kind: car.preorder ? 'preorder' : 'none', amount: null, text, was: null, suffix: '' };
}

function shown(
  kind: 'subscription' | 'reduced' | 'normal',
  amount: number,
  was: number | null,
  suffix: string,
): PriceDisplay {
  return { kind, amount, text: formatDollars(amount), was, suffix };
}

function above(amount: number, before: number | null): number | null {
  return isAmount(before) && before > amount ? before : null;
}
