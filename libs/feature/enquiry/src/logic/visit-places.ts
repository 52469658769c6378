import { placeOf } from '@forecourt/location';
import { locationName } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './enquiry-topic.ts';
import { emptyForm } from './form-fields.ts';
import type { FormValues } from './form-fields.ts';
import { salesPlaces } from './sales-places.ts';
import type { SalesPlace } from './sales-places.ts';

type Places = Pick<PublicSite, 'locations' | 'stock' | 'dealerships'>;

/** Where a vehicle is shown to somebody who books a time: where it stands; undefined for a form that asks for no time. */
export function visitPlace(site: Places, car: EnquiryCar | null, { appointment }: EnquiryTopic) {
  return car && appointment !== null ? placeOf(car, site) : undefined;
}

/**
 * The places that a shopper may choose for a test drive: where the vehicle stands, then those that it is brought to. Empty where
 * there is nothing to choose.
 */
function visitPlaces(site: Places, car: EnquiryCar, topic: EnquiryTopic): SalesPlace[] {
  const own = visitPlace(site, car, topic);
  if (!own) return [];
  const ids = own.distribution_locations ?? [];
  const others = site.locations.filter(({ id }) => id !== own.id && ids.includes(id));
  if (others.length === 0) return [];
  return [own, ...others].map((place) => ({
    id: place.id,
    name: place.name,
    label: locationName(site, place),
  }));
}

/** The choices of location of a form: of a visit, or of a general question; empty where nothing is chosen. */
export function formPlaces(site: Places, car: EnquiryCar | null, topic: EnquiryTopic): SalesPlace[] {
  return car ? visitPlaces(site, car, topic) : salesPlaces(site);
}

/** What a form starts with: its message, and for a visit the place where the vehicle stands. */
export function startOf(topic: EnquiryTopic, places: readonly SalesPlace[]): FormValues {
  const own = topic.appointment === null ? undefined : places[0];
  return emptyForm(topic.message, own?.name);
}
