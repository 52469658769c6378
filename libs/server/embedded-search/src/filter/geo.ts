/** Metres; the globe of filters and the one of orders are not quite the same in the protocol. */
const FILTER_RADIUS = 6_371_010;
const ORDER_RADIUS_MILES = 3958.75;
const METERS_PER_MILE = 1609;
const radians = (degrees: number): number => degrees * (Math.PI / 180);

/** The distance of two points along the globe in metres, as filters measure it (a sphere of 6,371.01 km). */
export function distanceMeters(latA: number, lngA: number, latB: number, lngB: number): number {
  return FILTER_RADIUS * angle(latA, lngA, latB, lngB);
}

/** The distance of two points in whole metres, as orders measure and hits tell it (a sphere of 6,369.63 km). */
export function orderMeters(latA: number, lngA: number, latB: number, lngB: number): number {
  return Math.trunc(ORDER_RADIUS_MILES * angle(latA, lngA, latB, lngB) * METERS_PER_MILE);
}

/** Degrees as the protocol keeps them: cut after six decimals. */
export function keptDegrees(degrees: number): number {
  return Math.trunc(degrees * 1_000_000) / 1_000_000;
}

/** The angle between two points as seen from the centre of the globe, in radians. */
function angle(latA: number, lngA: number, latB: number, lngB: number): number {
  const phiA = radians(latA);
  const phiB = radians(latB);
  const dLat = Math.sin((phiB - phiA) / 2);
  const dLng = Math.sin((radians(lngB) - radians(lngA)) / 2);
  const h = dLat * dLat + dLng * dLng * Math.cos(phiA) * Math.cos(phiB);
  return 2 * Math.asin(Math.sqrt(Math.min(1, h)));
}

/**
 * Whether a point lies in a polygon whose sides are great circles. Seen from the point (gnomonic projection) those
 * sides are straight lines, so the plane rule of crossings decides; corners more than a quarter globe away are ignored.
 */
export function isInPolygon(
  lat: number,
  lng: number,
  polygon: readonly (readonly [number, number])[],
): boolean {
  const corners = polygon.map(([cornerLat, cornerLng]) => seenFrom(lat, lng, cornerLat, cornerLng));
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[i];
    const b = corners[j];
    if (!a || !b || a[1] > 0 === b[1] > 0) continue;
    if (((b[0] - a[0]) * -a[1]) / (b[1] - a[1]) + a[0] > 0) inside = !inside;
  }
  return inside;
}

function seenFrom(lat: number, lng: number, cornerLat: number, cornerLng: number): [number, number] | null {
  const phi = radians(lat);
  const theta = radians(cornerLat);
  const delta = radians(cornerLng - lng);
  const depth = Math.sin(phi) * Math.sin(theta) + Math.cos(phi) * Math.cos(theta) * Math.cos(delta);
  if (depth <= 0) return null;
  return [
    (Math.cos(theta) * Math.sin(delta)) / depth,
    (Math.cos(phi) * Math.sin(theta) - Math.sin(phi) * Math.cos(theta) * Math.cos(delta)) / depth,
  ];
}
