/** The radius of the earth in km that distances are computed with. */
export const EARTH_RADIUS_KM = 6371;

/** A point on the earth in degrees (WGS 84). */
export type Point = { lat: number; long: number };

/**
 * The distance between two points along the surface of a sphere of 6371 km (haversine), in kilometres, unrounded. Throws
 * a `RangeError` when a latitude is not within −90 to 90 or a longitude not within −180 to 180.
 *
 * @example Math.round(distanceKm({ lat: -27.4698, long: 153.0251 }, { lat: -33.8688, long: 151.2093 })) // 732
 */
export function distanceKm(a: Point, b: Point): number {
  check(a);
  check(b);
  const latHalf = Math.sin(radians(b.lat - a.lat) / 2);
  const longHalf = Math.sin(radians(b.long - a.long) / 2);
  const h = latHalf ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * longHalf ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function check({ lat, long }: Point): void {
  if (!(Math.abs(lat) <= 90) || !(Math.abs(long) <= 180))
    throw new RangeError(
      `${lat}, ${long} is no place: latitude runs from -90 to 90, longitude from -180 to 180.`,
    );
}
