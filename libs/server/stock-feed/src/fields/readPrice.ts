import { priceTypeIn, type PriceType } from '@forecourt/pricing';
import type { Warn } from '../warning.ts';

/** What a price includes, as in `price_type` of a car. */
export type PriceTerms = 'Drive Away' | 'Est. Drive Away' | 'Excl. Govt. Charges';

const TERMS: Record<PriceType, PriceTerms> = {
  drive_away: 'Drive Away',
  estimated_drive_away: 'Est. Drive Away',
  excluding_government_charges: 'Excl. Govt. Charges',
};

/** A parsed price text: dollars (cents kept), and the terms if the text has them. */
export interface FeedPrice {
  price: number | null;
  terms: PriceTerms | null;
  /** True if the row needs review: the number is ambiguous or impossible. */
  review: boolean;
}

/** Placeholder numbers for a missing price. 9,999 and 12,345 are real prices. */
const PLACEHOLDERS = new Set([111, 123, 999, 1111, 1234, 99999, 111111, 123456, 999999, 1234567]);

/** The minimum price; a lower one is a placeholder. Dollars. */
const CHEAPEST = 100;

/** The maximum price of a vehicle. Dollars. */
const DEAREST = 5_000_000;

const NO_PRICE =
  /^(?:p\.?o\.?a\.?|price on application|call|call for price|contact(?: us)?|enquire|tba|tbc|n\/?a|-)?$/i;
const NUMBER = /-?\s*\$?\s*\d[\d.,\s']*/;
const EUROPEAN = /^\d{1,3}(?:[. ']\d{3})+(?:,\d{1,2})?$|^\d+,\d{1,2}$/;
const AUSTRALIAN = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;

/**
 * Reads a price text such as `$12,990 DRIVE AWAY`, `$23,450* Excl. Govt Charges`, `18990.50`, `55880 AUD` or `POA`. Zero,
 * negative and placeholder prices give no price; a price in European format (`24.990,00`) or above five million needs review.
 * Cents are kept: nothing is rounded here.
 */
export function readPrice(value: string | null, warn: Warn, field = 'price'): FeedPrice {
  const text = (value ?? '').trim();
  const terms = readTerms(text);
  const none: FeedPrice = { price: null, terms, review: false };
  if (NO_PRICE.test(text)) return (warn('no_price', field, value), none);
  const digits = NUMBER.exec(text)?.[0]
    .replaceAll('$', '')
    .replace(/[\s.,']+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (digits === undefined) return (warn('no_price', field, value), none);
  if (digits.startsWith('-')) return (warn('invalid_price', field, value), none);
  if (!AUSTRALIAN.test(digits)) {
    warn(EUROPEAN.test(digits) || /[.,]/.test(digits) ? 'ambiguous_number' : 'invalid_price', field, value);
    return { ...none, review: true };
  }
  const price = Number(digits.replaceAll(',', ''));
  if (price === 0) return (warn('no_price', field, value), none);
  if (price < CHEAPEST || PLACEHOLDERS.has(price)) return (warn('placeholder_price', field, value), none);
  if (price > DEAREST) return (warn('price_out_of_range', field, value), { ...none, review: true });
  return { price, terms, review: false };
}

/** The price terms in a text or code; null without any. */
export function readTerms(text: string | null): PriceTerms | null {
  const type = priceTypeIn(text);
  return type && TERMS[type];
}
