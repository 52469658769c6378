import { locationName, locationsFor, placeOf } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import { emptyForm } from './form-fields.ts';
import type { FormValues } from './form-fields.ts';
import { placesOfKind } from './sales-places.ts';
import type { SalesPlace } from './sales-places.ts';

type Places = Pick<BundledSite, 'locations' | 'stock' | 'dealerships'>;

/** The location for a booked time: the vehicle's, or the first workshop; undefined for a form without times. */
export function visitPlace(site: Places, car: EnquiryCar | null, { appointment, form }: EnquiryTopic) {
  if (appointment === null) return undefined;
  if (form?.dropOff) return locationsFor('service', site.locations)[0];
  return car ? placeOf(car, site) : undefined;
}

/**
 * The location options of a test drive: the vehicle's location, then its distribution locations. Empty if there is only
 * one.
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

/**
 * The location options of a form: the locations of its kind for a declared form, else those of a test drive or of a general enquiry. Empty if
 * there is nothing to select.
 */
export function formPlaces(site: Places, car: EnquiryCar | null, topic: EnquiryTopic): SalesPlace[] {
  if (topic.form) return topic.form.places === null ? [] : placesOfKind(site, topic.form.places);
  return car ? visitPlaces(site, car, topic) : placesOfKind(site, 'sales');
}

/** Initial values of a form: its message, and for a test drive the vehicle's location. */
export function startOf(topic: EnquiryTopic, places: readonly SalesPlace[]): FormValues {
  const own = topic.appointment === null ? undefined : places[0];
  return emptyForm(topic.message, own?.name);
}
