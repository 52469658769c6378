import { distanceKm, distanceText } from '@forecourt/location';
import type { Point } from '@forecourt/location';
import type { CardHit, SearchPlace } from '@forecourt/stock-search';

/**
 * How far a vehicle is from the place of a search, as the crow flies. Null without a place, for a vehicle without one of the site's
 * locations, and on a site with one location, where every vehicle is at the same place.
 *
 * @example hitDistance(hit, { label: 'Brisbane QLD 4000', point: { lat: -27.468, long: 153.028 } }, site) // '13 km away'
 */
export function hitDistance(
  { location_id: id }: Pick<CardHit, 'location_id'>,
  near: SearchPlace | null,
  { locations }: { readonly locations: readonly { readonly id: number; readonly address: Point }[] },
): string | null {
  const yard = locations.length > 1 ? locations.find((location) => location.id === id) : undefined;
  return near?.point && yard ? `${distanceText(distanceKm(near.point, yard.address))} away` : null;
}
