import { distanceKm, type Point } from './distanceKm.ts';
import type { Location } from './location.ts';
import { sortLocations } from './sortLocations.ts';

/** A location with its distance. */
export interface LocationDistance<Place> {
  readonly location: Place;
  /** Kilometres, unrounded; `null` for a location without coordinates. */
  readonly km: number | null;
}

type Located = Pick<Location, 'location_type' | 'primary' | 'name' | 'visible'> & {
  readonly address: { readonly lat: number | null; readonly long: number | null } | null;
};

/**
 * The visible locations of a site, sorted by distance from `from`. Equal distances keep the site's order; locations without
 * coordinates come last. With `withinKm`, only those within that distance, the limit included. (LO-04, SR-20)
 *
 * @example nearestLocations(locations, brisbane).map(({ location, km }) => [location.name, km && distanceText(km)])
 */
export function nearestLocations<Place extends Located>(
  locations: readonly Place[],
  from: Point,
  { withinKm = Infinity }: { readonly withinKm?: number } = {},
): LocationDistance<Place>[] {
  return sortLocations(locations)
    .map((location) => ({ location, km: kmTo(location.address, from) }))
    .filter(({ km }) => withinKm === Infinity || (km !== null && km <= withinKm))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0);
}

function kmTo(address: Located['address'], from: Point): number | null {
  const { lat, long } = address ?? {};
  return typeof lat === 'number' && typeof long === 'number' ? distanceKm(from, { lat, long }) : null;
}
