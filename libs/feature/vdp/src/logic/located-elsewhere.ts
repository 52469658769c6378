import { directionsHref, primaryLocation } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';
import { readText } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/**
 * The city of a vehicle that is not in the city of the primary location, with directions; null if both are in one
 * city, or one is unknown. Case and spaces are ignored. (VD-17; ruling 70)
 */
export function locatedElsewhere(
  car: Pick<Car, 'city' | 'location' | 'location_id'>,
  { locations }: Pick<BundledSite, 'locations'>,
): { city: string; directionsHref: string } | null {
  const city = readText(car.city);
  const home = readText(primaryLocation(locations)?.address.city);
  if (city === null || home === null || plain(city) === plain(home)) return null;
  const there = locations.find(({ id }) => id === car.location_id);
  if (there) return { city, directionsHref: directionsHref(there) };
  const address = car.location?.address;
  const words = [address?.street, city, address?.state, address?.postcode].flatMap(
    (word) => readText(word) ?? [],
  );
  const query = new URLSearchParams({ api: '1', query: words.join(', ') });
  return { city, directionsHref: `https://www.google.com/maps/search/?${query}` };
}

function plain(city: string): string {
  return city.trim().toLowerCase();
}
