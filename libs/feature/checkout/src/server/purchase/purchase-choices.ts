import {
  addDays,
  appointmentDays,
  appointmentSlots,
  locationName,
  sortLocations,
  timeZoneOf,
} from '@forecourt/location';
import type { PurchaseChoices, PurchaseQuote } from '@forecourt/platform-client';
import { deliveryPrice, type DeliveryBand } from '@forecourt/pricing';
import type { PublicSite } from '@forecourt/site-config';
import { localDate } from '@forecourt/values';
import { LONGEST_TEXT } from '../../logic/purchase/purchase-draft.ts';

/** Where and when a shopper gets a vehicle: what can be chosen, what was, and what is wrong with it. */
export interface Handover {
  places: PurchaseQuote['places'];
  times: PurchaseQuote['times'];
  delivery: { price: number; region: string } | null;
  /** The chosen place; null for a delivery, and without a choice. */
  place: { id: string; name: string } | null;
  /** The chosen time in words; null without one. */
  time: string | null;
  errors: Record<string, string>;
}

/** The halves of a day in which a vehicle is delivered, until and from which hour. */
const HALVES = [
  { value: 'am', text: 'In the morning, before 12 pm' },
  { value: 'pm', text: 'In the afternoon, from 12 pm' },
] as const;

interface HandoverSite {
  site: PublicSite;
  /** Prices of delivery; null if vehicles are not delivered. */
  bands: readonly DeliveryBand[] | null;
  noticeDays: number;
  /** Where the vehicle is. */
  locationId: number | null;
  now: Date;
}

/** Reads where and when a shopper wants the vehicle. */
export function readHandover(choices: PurchaseChoices, given: HandoverSite): Handover {
  const { site, bands } = given;
  const sales = sortLocations(site.locations).filter(({ location_type: type }) => type === 'sales');
  const places = sales.map((place) => ({ id: String(place.id), name: locationName(site, place) }));
  const errors: Record<string, string> = {};
  const isPickUp = choices.handover === 'pick-up' && places.length > 0;
  const isDelivery = choices.handover === 'delivery' && bands !== null;
  if (!isPickUp && !isDelivery) errors['handover'] = 'Please choose how you get your car.';

  const [only, ...others] = places;
  const asked = places.find(({ id }) => id === choices.place);
  const place = isPickUp ? (asked ?? (others.length === 0 ? (only ?? null) : null)) : null;
  if (isPickUp && !place) errors['place'] = 'Please choose where you pick it up.';

  const priced = isDelivery && bands ? deliveryPrice(choices.postcode, bands) : null;
  if (priced && 'error' in priced)
    errors['postcode'] = /^\s*$/.test(choices.postcode)
      ? 'Please enter the postcode of the delivery.'
      : 'We can’t deliver to this postcode online. Choose pick-up, or call us.';
  const address = choices.address.trim();
  if (isDelivery && address === '') errors['address'] = 'Please enter the street and suburb.';
  if (address.length > LONGEST_TEXT.address)
    errors['address'] = `Please use at most ${LONGEST_TEXT.address} characters.`;

  const from =
    sales.find(({ id }) => String(id) === place?.id) ?? sales.find(({ id }) => id === given.locationId);
  const times = isPickUp || isDelivery ? timesOf(from ?? sales[0], isDelivery, given) : [];
  const time = times
    .flatMap(({ day, times: offered }) =>
      offered.map(({ value, text }) => ({ value, text: `${day}, ${text}` })),
    )
    .find(({ value }) => value === choices.time);
  if (!time) errors['time'] = 'Please choose a day and a time.';
  return {
    ...{ places, times, place, errors, time: time?.text ?? null },
    delivery: priced && !('error' in priced) ? { price: priced.price, region: priced.name } : null,
  };
}

/** The hour of a time such as `2026-11-24T09:30`; 0 for an empty text. */
const hourOf = (slot: string): number => Number(slot.slice(11, 13));

/** The first time of each hour at which a place is open, or for a delivery the halves of days in which it is. */
function timesOf(
  place: PublicSite['locations'][number] | undefined,
  isDelivery: boolean,
  { site, noticeDays, now }: HandoverSite,
): PurchaseQuote['times'] {
  if (!place) return [];
  const timeZone = timeZoneOf(place.address.state, site.timeZone);
  const slots = appointmentSlots({
    hours: place.contact_detail.opening_hours,
    special: site.specialHours.filter(({ location_id: id }) => id === place.id),
    ...{ timeZone, now, from: addDays(localDate(now, timeZone), noticeDays) },
  });
  return appointmentDays(slots).map(({ date, text, times }) => ({
    day: text,
    times: isDelivery
      ? HALVES.filter(({ value }) => times.some(({ slot }) => hourOf(slot) < 12 === (value === 'am'))).map(
          (half) => ({ value: `${date} ${half.value}`, text: half.text.toLowerCase() }),
        )
      : times
          .filter(({ slot }, at) => hourOf(slot) !== hourOf(times[at - 1]?.slot ?? ''))
          .map(({ slot, text: at }) => ({ value: slot, text: at })),
  }));
}
