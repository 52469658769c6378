import { formatDollars } from './formatDollars.ts';
import { isAmount } from './reducedPrice.ts';

/** One region of a dealer's delivery table: postcodes from and to (both included), its price in dollars, its name. */
export type DeliveryBand = { from: string; to: string; price: number; name: string };

/** Messages of the delivery calculator. */
export const DELIVERY_MESSAGES = {
  empty: 'Please enter a postcode.',
  none: "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const;

/** A price in dollars with its region and its text, or the message why there is none. */
export type DeliveryPrice = { price: number; name: string; text: string } | { error: string };

/**
 * The delivery price to a postcode from a dealer's table; the first band that contains the postcode applies. Postcodes are text
 * of four digits (`0800` is Darwin). A price of 0 has the text "Free"; a blank postcode and one without a band give the messages
 * of the requirements (ruling 93).
 *
 * @example deliveryPrice('4006', [{ from: '4000', to: '4179', price: 0, name: 'Brisbane' }]) // { price: 0, name: 'Brisbane', text: 'Free' }
 */
export function deliveryPrice(postcode: string, bands: readonly DeliveryBand[]): DeliveryPrice {
  const wanted = postcode.trim();
  if (wanted === '') return { error: DELIVERY_MESSAGES.empty };
  const band = /^\d{4}$/.test(wanted)
    ? bands.find(({ from, to }) => from <= wanted && wanted <= to)
    : undefined;
  if (band === undefined || !isAmount(band.price) || band.price < 0) return { error: DELIVERY_MESSAGES.none };
  const text = band.price === 0 ? 'Free' : formatDollars(band.price);
  return { price: band.price, name: band.name, text };
}
