import { totalSuffix } from '@forecourt/checkout-desk';
import { centsText, onRoadCosts, readPriceType } from '@forecourt/pricing';
import { localDate, longDate, readDate, STATE_NAMES, type State } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';
import type { CheckoutSite } from './CheckoutSite.ts';
import { agreedPrice } from './views.ts';

/** What comes on top of a price without government charges, and for whom it was worked out. */
export interface OnRoadEstimate {
  lines: { label: string; cents: number }[];
  /** What the price with them includes, in the words of a price. */
  suffix: string;
  /** For whom, where and as of when, with the sources. */
  note: string;
}

/** States as they are named in a sentence. */
const IN_SENTENCES: Readonly<Record<State, string>> = {
  ...STATE_NAMES,
  ACT: 'the ACT',
  NT: `the ${STATE_NAMES.NT}`,
};

/**
 * The on-road costs of a vehicle that is registered in the state where it stands; null for a price that has them, for a state without
 * charges, and for a vehicle about which too little is known. Duty is on the price of the vehicle with the extras that are bought with it.
 */
export function onRoadEstimate(
  car: Car,
  { onRoad, shown, now, extrasCents = 0 }: Pick<CheckoutSite, 'onRoad' | 'shown'> & EstimateTimes,
): OnRoadEstimate | null {
  const price = agreedPrice(car);
  const { state } = car;
  if (!price || state === null || readPriceType(price.priceSuffix) !== 'excluding_government_charges')
    return null;
  const rules = onRoad[state];
  if (!rules) return null;
  const lines = onRoadCosts(rules.charges, {
    valueCents: Math.round(price.price * 100) + extrasCents,
    fuel: car.simple_fuel,
    cylinders: car.variant?.cylinders ?? null,
    registered: isRegistered(car, localDate(now, shown.zone)),
    carType: car.car_type,
  });
  if (!lines) return null;
  const sources = [...new Set(rules.charges.map(({ source }) => source))].join('; ');
  const note =
    `Estimated for ${rules.buyers} who register the vehicle in ${IN_SENTENCES[state]}, at the charges of ${longDate(rules.asOf)}. ` +
    `Registering it elsewhere can cost more or less. We put the exact total in writing before you sign. Sources: ${sources}.`;
  return { lines, suffix: totalSuffix({ priceSuffix: price.priceSuffix, onRoad: note }), note };
}

interface EstimateTimes {
  now: Date;
  /** The price of the extras that are bought with it, cents. */
  extrasCents?: number;
}

/** Null for a vehicle that was used before and has no date. */
function isRegistered({ rego_expiry: expiry, car_type: type }: Car, today: string): boolean | null {
  const date = readDate(expiry);
  if (date === null) return type === 'new' ? false : null;
  return date >= today.slice(0, date.length);
}

/** The estimate in words, as the proof of what was shown. */
export const estimateText = ({ lines, note }: OnRoadEstimate): string =>
  `${lines.map(({ label, cents }) => `${label} ${centsText(cents)}`).join(', ')}. ${note}`;
