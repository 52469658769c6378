import type { FacetValues } from '../columns/FacetValues.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import { compareValues } from '../columns/valueOrder.ts';
import { isNumber } from '../schema/field.ts';
import type { FacetRequest } from './parseFacets.ts';
import type { FacetQuery } from './facetQuery.ts';
import { firstOf } from './firstOf.ts';

/** A facet's values as in the response of a search, with statistics if the field is numeric. */
export interface FacetCounts {
  counts: { count: number; highlighted: string; value: string }[];
  field_name: string;
  sampled: false;
  stats: { total_values: number; avg?: number; max?: number; min?: number; sum?: number };
}

/** The documents that a facet is counted over. */
export interface FacetScope {
  docs: Uint32Array;
  maxValues: number;
  /** The group of each document in `docs`, if results are grouped: a value then counts groups. */
  groups: Int32Array | null;
  query: FacetQuery | null;
}

/** Counts the values of one facet over the documents of a result; null if it is empty and was requested by a pattern. */
export function countFacet(request: FacetRequest, scope: FacetScope): FacetCounts | null {
  const facet = request.column.facet;
  if (!facet) return null;
  const documents = countDocuments(facet, scope.docs);
  const counts = scope.groups ? countGroups(facet, scope.docs, scope.groups) : documents;
  const numbers = request.column instanceof NumberColumn ? request.column.numbers : null;
  const stats = numbers && isNumber(request.column.field) ? statsOf(documents, numbers) : {};
  const shown = request.ranges.length > 0 ? rangeValues(request, counts, numbers) : null;
  const found = shown ?? plainValues(request, facet, counts, scope);
  if (request.byPattern && found.total === 0) return null;
  return {
    counts: found.counts,
    field_name: request.name,
    sampled: false,
    stats: { ...stats, total_values: found.total },
  };
}

function countDocuments(facet: FacetValues, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(facet.size);
  const { single, lengths, pool } = facet;
  if (!facet.isArray) {
    for (let i = 0; i < docs.length; i++) {
      const id = single[docs[i]!];
      if (id !== undefined && id >= 0) counts[id] = counts[id]! + 1;
    }
    return counts;
  }
  // A value that occurs twice in a document counts once: the last counted document is stored for each value.
  const last = new Int32Array(facet.size).fill(-1);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    const first = single[doc];
    if (first === undefined || first < 0) continue;
    for (let at = first; at < first + lengths[doc]!; at++) {
      const id = pool[at]!;
      if (last[id] === doc) continue;
      last[id] = doc;
      counts[id] = counts[id]! + 1;
    }
  }
  return counts;
}

function countGroups(facet: FacetValues, docs: Uint32Array, groups: Int32Array): Uint32Array {
  const counts = new Uint32Array(facet.size);
  const seen = new Set<number>();
  docs.forEach((doc, i) => {
    for (const id of facet.of(doc)) {
      const pair = groups[i]! * facet.size + id;
      if (seen.has(pair)) continue;
      seen.add(pair);
      counts[id] = counts[id]! + 1;
    }
  });
  return counts;
}

function statsOf(counts: Uint32Array, numbers: readonly number[]): Partial<FacetCounts['stats']> {
  let total = 0;
  let sum = 0;
  let min = Infinity;
  let max = -Infinity;
  counts.forEach((count, id) => {
    if (count === 0) return;
    const value = numbers[id]!;
    total += count;
    sum += count * value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  });
  return total === 0 ? {} : { avg: sum / total, max, min, sum };
}

interface Found {
  counts: FacetCounts['counts'];
  total: number;
}

function rangeValues(request: FacetRequest, counts: Uint32Array, numbers: readonly number[] | null): Found {
  const totals = new Map<string, number>();
  counts.forEach((count, id) => {
    const value = numbers?.[id];
    if (count === 0 || value === undefined) return;
    const range = request.ranges.find(({ low, high }) => value >= low && value < high);
    if (range) totals.set(range.label, (totals.get(range.label) ?? 0) + count);
  });
  const values = [...totals].map(([value, count]) => ({ count, highlighted: '', value }));
  return { counts: values.sort(byCount), total: values.length };
}

function plainValues(
  request: FacetRequest,
  facet: FacetValues,
  counts: Uint32Array,
  scope: FacetScope,
): Found {
  const wanted = scope.query?.name === request.name ? scope.query : null;
  const held: number[] = [];
  for (let id = 0; id < counts.length; id++)
    if (counts[id]! > 0 && (!wanted || wanted.words.has(id))) held.push(id);
  const { values, order: places } = facet;
  const most = (a: number, b: number): number =>
    counts[b]! - counts[a]! || places[a]! - places[b]! || compareValues(values[a]!, values[b]!);
  const kept = firstOf(held, scope.maxValues, most).map((id) => ({
    count: counts[id]!,
    value: values[id]!,
    id,
  }));
  order(kept, request, scope.docs, facet);
  return {
    counts: kept.map(({ count, value, id }) => ({
      count,
      highlighted: wanted ? wanted.highlight(id, value) : value,
      value,
    })),
    total: held.length,
  };
}

type Counted = { count: number; value: string; id: number };

function order(values: Counted[], request: FacetRequest, docs: Uint32Array, facet: FacetValues): void {
  if (!request.sortBy) return;
  const { field, descending } = request.sortBy;
  const sign = descending ? -1 : 1;
  if (field === '_alpha') values.sort((a, b) => sign * byValue(a, b));
  else if (request.sortColumn) {
    const numbers = lastNumbers(request.sortColumn, facet, docs);
    values.sort((a, b) => sign * ((numbers.get(a.id) ?? 0) - (numbers.get(b.id) ?? 0) || a.count - b.count));
  }
}

/** For each value, the number in another field of the last document with that value. */
function lastNumbers(column: NumberColumn, facet: FacetValues, docs: Uint32Array): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const doc of docs) for (const id of facet.of(doc)) numbers.set(id, column.values[doc] ?? 0);
  return numbers;
}

function byValue(a: { value: string }, b: { value: string }): number {
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
}

/** Highest count first; at equal counts the shorter value, then the later one in the alphabet. */
function byCount(a: { count: number; value: string }, b: { count: number; value: string }): number {
  return b.count - a.count || compareValues(a.value, b.value);
}
