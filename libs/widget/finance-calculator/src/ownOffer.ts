import { siteStorage } from '@forecourt/browser';

const NAME = 'trade-in';

/** The value of the shopper's own vehicle, as this browser keeps it until its last day. It has no plate and no contact details. */
export interface OwnOffer {
  /** Year, make and model. */
  vehicle: string;
  /** Whole dollars. */
  min: number;
  max: number;
  /** The last day of the range, `YYYY-MM-DD`. */
  validUntil: string;
  /** Whether money is owed on it. How much is not known, so that no part of the value counts as a deposit by itself. */
  owing: boolean;
}

/** Keeps a value for the vehicle pages of a site and its forms about finance; null forgets it. */
export function keepOwnOffer(site: string, offer: OwnOffer | null): void {
  const kept = offer && pick(offer);
  siteStorage('localStorage', site).set(NAME, JSON.stringify(kept));
}

const pick = ({ vehicle, min, max, validUntil, owing }: OwnOffer): OwnOffer => ({
  ...{ vehicle, min, max, validUntil, owing },
});

/** The stored text of the value; null if none was ever kept, the text `null` after it was forgotten. Reading it is cheap, so that a component can compare it. */
export function ownOfferText(site: string): string | null {
  return siteStorage('localStorage', site).get(NAME);
}

/**
 * The value in a stored text. Null if it is over or invalid: anything can write to the storage.
 *
 * @param today the local date of the dealer, `YYYY-MM-DD`.
 */
export function ownOffer(text: string | null, today: string): OwnOffer | null {
  if (text === null) return null;
  try {
    const offer = readOwnOffer(JSON.parse(text));
    return offer && today <= offer.validUntil ? offer : null;
  } catch {
    return null;
  }
}

/** A stored value, checked without a schema library: vehicle pages read it. Null if it is invalid. */
export function readOwnOffer(kept: unknown): OwnOffer | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { vehicle, min, max, validUntil, owing }: Partial<Record<keyof OwnOffer, unknown>> = kept;
  if (typeof vehicle !== 'string' || typeof validUntil !== 'string' || typeof owing !== 'boolean')
    return null;
  if (typeof min !== 'number' || typeof max !== 'number') return null;
  const isRange = Number.isInteger(min) && Number.isInteger(max) && min > 0 && max >= min;
  return isRange && /^\d{4}-\d\d-\d\d$/.test(validUntil) ? { vehicle, min, max, validUntil, owing } : null;
}

/**
 * The query that puts the lower end of a range into the finance calculator of a vehicle, which asks either for price and deposit or for
 * the amount of the loan; null without a calculator, if money is owed on the vehicle, or if nothing is left to borrow.
 *
 * @example offerQuery({ min: 24_100, owing: false }, { calculator: 'purchase', price: 32_990 }) // 'deposit=24100'
 */
export function offerQuery(
  { min, owing }: Pick<OwnOffer, 'min' | 'owing'>,
  { calculator, price }: { calculator: 'none' | 'loan' | 'purchase'; price: number | null },
): string | null {
  if (calculator === 'none' || owing || price === null || price <= min) return null;
  return calculator === 'purchase' ? `deposit=${min}` : `loan=${Math.ceil(price - min)}`;
}
