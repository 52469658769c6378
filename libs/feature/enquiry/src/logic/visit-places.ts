import { locationName, locationsFor, placeOf } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';
import type { EnquiryCar } from './enquiry-car.ts';
import type { EnquiryTopic } from './topic-texts.ts';
import { CONTACT_PAGE } from './topic-texts.ts';
import { emptyForm } from './form-fields.ts';
import type { FormValues } from './form-fields.ts';
import { placesByDepartment, placesOfKind } from './sales-places.ts';
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
 * there is nothing to select, as where a vehicle is sold by its own location. A message to the dealer can go to any department; a vehicle that is looked for concerns sales.
 */
export function formPlaces(site: Places, car: EnquiryCar | null, topic: EnquiryTopic): SalesPlace[] {
  if (topic.form) {
    const { places } = topic.form;
    return places === null || (places === 'sales' && car) ? [] : placesOfKind(site, places);
  }
  if (car) return visitPlaces(site, car, topic);
  return topic.pageId === CONTACT_PAGE ? placesByDepartment(site) : placesOfKind(site, 'sales');
}

/** Initial values of a form: its message, for a test drive the id of the vehicle's location, and among departments that of the only sales location. */
export function startOf(topic: EnquiryTopic, places: readonly SalesPlace[]): FormValues {
  const [first, second] = places;
  const isOnly = first?.department !== undefined && first.department !== second?.department;
  const own = topic.appointment !== null || isOnly ? first : undefined;
  return emptyForm(topic.message, own && String(own.id));
}
