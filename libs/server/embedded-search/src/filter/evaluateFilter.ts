import type { Collection } from '../collection/Collection.ts';
import { Bitset } from '../columns/Bitset.ts';
import { GeoColumn } from '../columns/GeoColumn.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import type { FilterClause, FilterNode, GeoArea } from './filterNode.ts';
import { distanceMeters, isInPolygon } from './geo.ts';
import { matchNumbers } from './matchNumbers.ts';
import { matchText } from './matchText.ts';
import { rememberClause } from './rememberedClauses.ts';

/** The documents that match a filter. `maxPrefixWords` limits how many words a `value*` expands to. */
export function evaluateFilter(node: FilterNode, collection: Collection, maxPrefixWords = 4): Bitset {
  if (!('left' in node)) return evaluateClause(node, collection, maxPrefixWords);
  const left = evaluateFilter(node.left, collection, maxPrefixWords);
  const right = evaluateFilter(node.right, collection, maxPrefixWords);
  return node.kind === 'and' ? left.and(right) : left.or(right);
}

function evaluateClause(clause: FilterClause, collection: Collection, maxPrefixWords: number): Bitset {
  // The expansion of a prefix depends on the search, so it is not cached.
  const found = isRepeatable(clause)
    ? rememberClause(clause, collection, () => matchClause(clause, collection, maxPrefixWords))
    : matchClause(clause, collection, maxPrefixWords);
  return 'negate' in clause && clause.negate ? collection.all().andNot(found) : found;
}

function isRepeatable(clause: FilterClause): boolean {
  return clause.kind !== 'text' || clause.values.every((value) => !value.endsWith('*'));
}

function matchClause(clause: FilterClause, collection: Collection, maxPrefixWords: number): Bitset {
  const { capacity } = collection.documents;
  if (clause.kind === 'ids') return matchIds(clause.ids, collection);
  const column = collection.columns.get(clause.field);
  if (clause.kind === 'number' && column instanceof NumberColumn) {
    const found = matchNumbers(column, clause.tests, capacity, collection);
    return found;
  }
  if (clause.kind === 'text' && column instanceof TextColumn) {
    return matchText(column, clause, capacity, maxPrefixWords);
  }
  if (clause.kind === 'geo' && column instanceof GeoColumn) return matchGeo(column, clause.areas, capacity);
  return new Bitset(capacity);
}

function matchIds(ids: readonly string[] | '*', collection: Collection): Bitset {
  if (ids === '*') return collection.all();
  const found = new Bitset(collection.documents.capacity);
  for (const id of ids) {
    const doc = collection.documents.numberOf(id);
    if (doc !== undefined) found.add(doc);
  }
  return found;
}

function matchGeo(column: GeoColumn, areas: readonly GeoArea[], capacity: number): Bitset {
  const found = new Bitset(capacity);
  for (let doc = 0; doc < column.lat.length; doc++) {
    const points = column.points(doc);
    if (points.some(([lat, lng]) => areas.some((area) => isInArea(lat, lng, area)))) found.add(doc);
  }
  return found;
}

function isInArea(lat: number, lng: number, area: GeoArea): boolean {
  if ('polygon' in area) return isInPolygon(lat, lng, area.polygon);
  return distanceMeters(lat, lng, area.lat, area.lng) <= area.radiusMeters;
}
