import type { Field } from '../schema/field.ts';
import { isGeo, isText } from '../schema/field.ts';
import { GeoColumn } from './GeoColumn.ts';
import { NumberColumn } from './NumberColumn.ts';
import { TextColumn } from './TextColumn.ts';

/** The index of one field of a collection. */
export type Column = TextColumn | NumberColumn | GeoColumn;

/** An empty column for a field. */
export function createColumn(field: Field, scoreOf: (doc: number) => number): Column {
  if (isText(field)) return new TextColumn(field, scoreOf);
  return isGeo(field) ? new GeoColumn(field) : new NumberColumn(field, scoreOf);
}
