/** Metres; the protocol uses slightly different Earth radii for filters and for sorting. */
const FILTER_RADIUS = 6_371_010;
const ORDER_RADIUS_MILES = 3958.75;
const METERS_PER_MILE = 1609;
const radians = (degrees: number): number => degrees * (Math.PI / 180);

/** The great-circle distance of two points in metres, as filters measure it (Earth radius 6,371.01 km). */
export function distanceMeters(latA: number, lngA: number, latB: number, lngB: number): number {
  return FILTER_RADIUS * angle(latA, lngA, latB, lngB);
}

/** The great-circle distance of two points in whole metres, as in sorting and in hits (Earth radius 6,369.63 km). */
export function orderMeters(latA: number, lngA: number, latB: number, lngB: number): number {
  return Math.trunc(ORDER_RADIUS_MILES * angle(latA, lngA, latB, lngB) * METERS_PER_MILE);
}

/** Degrees as the protocol stores them: truncated to six decimals. */
export function keptDegrees(degrees: number): number {
  return Math.trunc(degrees * 1_000_000) / 1_000_000;
}

/** The angle between two points seen from the centre of the Earth, in radians. */
function angle(latA: number, lngA: number, latB: number, lngB: number): number {
  const phiA = radians(latA);
  const phiB = radians(latB);
  const dLat = Math.sin((phiB - phiA) / 2);
  const dLng = Math.sin((radians(lngB) - radians(lngA)) / 2);
  const h = dLat * dLat + dLng * dLng * Math.cos(phiA) * Math.cos(phiB);
  return 2 * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** A corner of a polygon as a point on the unit sphere. */
export interface Corner {
  x: number;
  y: number;
  z: number;
}

/** Whether two corners are the same. */
export function isSame(a: Corner, b: Corner): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

/** The corner at a latitude and longitude. */
export function cornerAt(lat: number, lng: number): Corner {
  const phi = radians(lat);
  const lambda = radians(lng);
  return { x: Math.cos(phi) * Math.cos(lambda), y: Math.cos(phi) * Math.sin(lambda), z: Math.sin(phi) };
}

/**
 * Whether a point lies in a polygon whose sides are great circles. Seen from the point (gnomonic projection) those
 * sides are straight lines, so counting crossings (even-odd rule) decides; corners more than a quarter of the globe away are ignored.
 */
export function isInPolygon(lat: number, lng: number, corners: readonly Corner[]): boolean {
  const phi = radians(lat);
  const lambda = radians(lng);
  const [sinPhi, cosPhi, sinLambda, cosLambda] = [
    Math.sin(phi),
    Math.cos(phi),
    Math.sin(lambda),
    Math.cos(lambda),
  ];
  const seen = (corner: Corner): [number, number] | null => {
    const ahead = corner.x * cosLambda + corner.y * sinLambda;
    const depth = ahead * cosPhi + corner.z * sinPhi;
    if (depth <= 0) return null;
    return [
      (corner.y * cosLambda - corner.x * sinLambda) / depth,
      (corner.z * cosPhi - ahead * sinPhi) / depth,
    ];
  };
  let inside = false;
  let b = seen(corners.at(-1) ?? cornerAt(0, 0));
  for (const corner of corners) {
    const a = seen(corner);
    if (a && b && a[1] > 0 !== b[1] > 0 && ((b[0] - a[0]) * -a[1]) / (b[1] - a[1]) + a[0] > 0)
      inside = !inside;
    b = a;
  }
  return inside;
}
