import { locationName } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';

/** A location that has stock. */
export interface StockPlace {
  /** The value of the filter `location_name`. */
  id: string;
  name: string;
  lat: number;
  long: number;
}

/**
 * The locations of a site that have stock, for a map. Values of the stock that are no location of the site have no position, and are left out.
 *
 * @param known the values of the filter `location_name` in the whole stock.
 */
export function stockPlaces(site: BundledSite, known: readonly string[]): StockPlace[] {
  return site.locations
    .filter(({ name }) => known.includes(name))
    .map((location) => {
      const { lat, long } = location.address;
      return { id: location.name, name: locationName(site, location), lat, long };
    });
}
