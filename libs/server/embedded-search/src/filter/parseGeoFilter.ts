import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Field } from '../schema/field.ts';
import { checkPolygon } from './checkPolygon.ts';
import type { FilterClause, GeoArea } from './filterNode.ts';
import type { Corner } from './geo.ts';
import { cornerAt, isSame } from './geo.ts';
import { isFloat } from './parseNumberFilter.ts';
import { trimSpaces } from './trimSpaces.ts';

const METERS = { km: 1000, mi: 1609.34 };

/** Parses `(lat, lng, 15 km)`, a polygon `(lat,lng,lat,lng,…)`, or a list of those; also the named `radius:` form. */
export function parseGeoFilter(value: string, field: Field): FilterClause {
  const named = value.includes(':') || (value.startsWith('(') && value.includes('['));
  const format = named
    ? 'must be in the `([-44.50, 170.29], radius: 0.75 km, exact_filter_radius: 5 km)` or ([56.33, -65.97, 23.82, -127.82], exact_filter_radius: 7 km) format.'
    : 'must be in the `(-44.50, 170.29, 0.75 km)` or (56.33, -65.97, 23.82, -127.82) format.';
  const error = new ProtocolError(400, `Value of filter field \`${field.name}\`: ${format}`);
  const list = value.startsWith('[') && value.endsWith(']') ? value.slice(1, -1).trim() : value;
  const groups = list.match(/\([^()]*\)/g) ?? [];
  if (groups.length === 0 || list.replace(/\([^()]*\)/g, '').replace(/[, ]/g, '') !== '') throw error;
  const areas = groups.map((group) => parseArea(group.slice(1, -1), error));
  return { kind: 'geo', field: field.name, areas };
}

function parseArea(text: string, error: ProtocolError): GeoArea {
  const named = /^\s*\[([^\]]*)\]\s*(.*)$/s.exec(text);
  if (named) return parseNamedArea(named[1]!, named[2]!, error);
  const parts = text.split(',').map(trimSpaces);
  if (parts.length < 3) throw error;
  if (parts.every(isFloat)) return polygonOf(parts);
  if (!isFloat(parts[0]!) || !isFloat(parts[1]!)) throw error;
  return { lat: Number(parts[0]), lng: Number(parts[1]), radiusMeters: metersOf(parts[2]!, error) };
}

function parseNamedArea(points: string, options: string, error: ProtocolError): GeoArea {
  const parts = points.split(',').map(trimSpaces);
  if (!parts.every(isFloat) || parts.length % 2 === 1) throw error;
  if (parts.length > 2) return polygonOf(parts);
  const radius = /(?:^|,)\s*radius\s*:\s*([^,]+)/.exec(options)?.[1];
  if (radius === undefined) throw error;
  return { lat: Number(parts[0]), lng: Number(parts[1]), radiusMeters: metersOf(trimSpaces(radius), error) };
}

/** The corners of a polygon; the last may repeat the first. */
function polygonOf(parts: readonly string[]): GeoArea {
  const polygon: Corner[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2)
    polygon.push(cornerAt(Number(parts[i]), Number(parts[i + 1])));
  const [first, last] = [polygon[0], polygon.at(-1)];
  if (first && last && polygon.length > 1 && isSame(first, last)) polygon.pop();
  checkPolygon(polygon);
  return { polygon };
}

/** A distance such as `15 km` or `0.5mi` in metres. */
export function metersOf(text: string, error: ProtocolError): number {
  const unit = text.slice(-2);
  if (unit !== 'km' && unit !== 'mi') throw new ProtocolError(400, 'Unit must be either `km` or `mi`.');
  const number = text.slice(0, -2).trim();
  if (!isFloat(number)) throw error;
  return Math.fround(Number(number)) * METERS[unit];
}
