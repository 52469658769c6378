import { cleanText } from './cleanText.ts';

/** A point on the earth in degrees (WGS 84). */
export interface GeoPoint {
  readonly lat: number;
  readonly long: number;
}

/**
 * The place of a search. `point` is `null` until the text is geocoded: a form without JavaScript sends only `near=4000`, and the
 * server finds the point. A place without a point does not filter or sort.
 */
export interface SearchPlace {
  /** The label of its chip, such as 'Brisbane QLD 4000'. */
  readonly label: string;
  readonly point: GeoPoint | null;
}

/** The visible part of a map, in degrees; it never contains the antimeridian. */
export interface GeoBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const MAX_LABEL = 60;
const MAX_RADIUS_KM = 5000;
const DECIMALS = 1e4;
const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,12})?)`;
const PLACE = new RegExp(String.raw`^(.*)@${DEGREES},${DEGREES}$`);
const BOUNDS = new RegExp(`^${[DEGREES, DEGREES, DEGREES, DEGREES].join(',')}$`);

/**
 * Normalises a place: its label without `@`, its point with four decimals (11 metres) or `null` if out of range; `null` for a
 * place without a label.
 */
export function validPlace(place: SearchPlace | null | undefined): SearchPlace | null {
  const label = cleanText((place?.label ?? '').slice(0, MAX_LABEL * 4).replaceAll('@', ' '), MAX_LABEL);
  return place && label !== '' ? { label, point: validPoint(place.point) } : null;
}

/** Validates a radius in kilometres: a whole number from 1 to 5,000; `null` for anything else. */
export function validRadius(radiusKm: number | null | undefined): number | null {
  return Number.isInteger(radiusKm) && radiusKm && radiusKm >= 1 && radiusKm <= MAX_RADIUS_KM
    ? radiusKm
    : null;
}

/** Normalises bounds to four decimals; `null` if they are empty. */
export function validBounds(bounds: GeoBounds | null | undefined): GeoBounds | null {
  const southWest = validPoint(bounds && { lat: bounds.south, long: bounds.west });
  const northEast = validPoint(bounds && { lat: bounds.north, long: bounds.east });
  if (!southWest || !northEast) return null;
  const { lat: south, long: west } = southWest;
  const { lat: north, long: east } = northEast;
  return south < north && west < east ? { south, west, north, east } : null;
}

/**
 * Parses a place of a URL: `Brisbane QLD 4000@-27.468,153.028`; without coordinates the point is `null`.
 *
 * @example parsePlace('4000') // { label: '4000', point: null }
 */
export function parsePlace(text: string): SearchPlace | null {
  const [, label = text, lat, long] = PLACE.exec(text) ?? [];
  return validPlace({ label, point: lat && long ? { lat: Number(lat), long: Number(long) } : null });
}

/** Formats a place for a URL. */
export function formatPlace({ label, point }: SearchPlace): string {
  return point ? `${label}@${point.lat},${point.long}` : label;
}

/**
 * Parses bounds of a URL: south, west, north, east.
 *
 * @example parseBounds('-28,152.5,-27,153.5') // { south: -28, west: 152.5, north: -27, east: 153.5 }
 */
export function parseBounds(text: string): GeoBounds | null {
  const found = BOUNDS.exec(text.trim());
  if (!found) return null;
  const [south = NaN, west = NaN, north = NaN, east = NaN] = found.slice(1).map(Number);
  return validBounds({ south, west, north, east });
}

/** Formats bounds for a URL. */
export function formatBounds({ south, west, north, east }: GeoBounds): string {
  return [south, west, north, east].join(',');
}

function validPoint(point: GeoPoint | null | undefined): GeoPoint | null {
  if (!point || !(Math.abs(point.lat) <= 90) || !(Math.abs(point.long) <= 180)) return null;
  return { lat: rounded(point.lat), long: rounded(point.long) };
}

/** Adding 0 turns -0 into 0, since both have the same text. */
function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS + 0;
}
