const RADIUS_METERS = 6_371_010;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance of two points along the globe in metres (a sphere of 6,371.01 km). */
export function distanceMeters(latA: number, lngA: number, latB: number, lngB: number): number {
  const dLat = Math.sin(radians(latB - latA) / 2);
  const dLng = Math.sin(radians(lngB - lngA) / 2);
  const h = dLat * dLat + Math.cos(radians(latA)) * Math.cos(radians(latB)) * dLng * dLng;
  return 2 * RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
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
