import { keptDegrees } from '../filter/geo.ts';
import type { Field } from '../schema/field.ts';
import { grow } from './grow.ts';

/** Points of one field in degrees; the first point of each document in columns, further ones of `geopoint[]` beside them. */
export class GeoColumn {
  readonly field: Field;
  lat = new Float64Array(0);
  lng = new Float64Array(0);
  readonly more = new Map<number, [number, number][]>();

  constructor(field: Field) {
    this.field = field;
  }

  add(doc: number, value: unknown): void {
    const given = (Array.isArray(value) && Array.isArray(value[0]) ? value : [value]) as [number, number][];
    const points = given.map(([lat, lng]): [number, number] => [keptDegrees(lat), keptDegrees(lng)]);
    this.lat = grow(this.lat, doc + 1, NaN);
    this.lng = grow(this.lng, doc + 1, NaN);
    this.lat[doc] = points[0]?.[0] ?? NaN;
    this.lng[doc] = points[0]?.[1] ?? NaN;
    this.more.delete(doc);
    if (points.length > 1) this.more.set(doc, points.slice(1));
  }

  remove(doc: number): void {
    this.more.delete(doc);
    if (doc >= this.lat.length) return;
    this.lat[doc] = NaN;
    this.lng[doc] = NaN;
  }

  /** Every point of a document. */
  points(doc: number): [number, number][] {
    const lat = this.lat[doc];
    if (lat === undefined || Number.isNaN(lat)) return [];
    return [[lat, this.lng[doc]!], ...(this.more.get(doc) ?? [])];
  }
}
