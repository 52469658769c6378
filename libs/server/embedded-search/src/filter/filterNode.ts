import type { Corner } from './geo.ts';

/** A comparison of one number: an operator with its value, or an inclusive range. */
export type NumberTest =
  | { op: '=' | '!=' | '<' | '<=' | '>' | '>='; value: number }
  | { op: '..'; low: number; high: number };

/** An area on the globe: a circle (metres) or a polygon. */
export type GeoArea = { lat: number; lng: number; radiusMeters: number } | { polygon: readonly Corner[] };

/** A condition on one field. */
export type FilterClause =
  | { kind: 'ids'; ids: readonly string[] | '*'; negate: boolean }
  | { kind: 'number'; field: string; tests: readonly NumberTest[]; negate: boolean }
  | { kind: 'text'; field: string; values: readonly string[]; exact: boolean; negate: boolean }
  | { kind: 'geo'; field: string; areas: readonly GeoArea[] };

/** A parsed filter: conditions joined by `&&` and `||`. */
export type FilterNode = FilterClause | { kind: 'and' | 'or'; left: FilterNode; right: FilterNode };
