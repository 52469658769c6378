import { RANGE_FACETS, TEXT_FACETS, type RangeFacet, type TextFacet } from '../state/facets.ts';
import type { NumberRange } from '../state/numberRange.ts';
import type { SearchFields } from '../state/searchState.ts';

/**
 * Merges two sets of search fields: values of a text facet are alternatives; a single range is intersected with a single range,
 * or both become alternatives if they do not overlap; texts are joined; place, order and bounds of the first take precedence.
 *
 * @example mergeFields({ price: [{ min: 5000, max: null }] }, { price: [{ min: null, max: 9000 }] }).price // [{ min: 5000, max: 9000 }]
 */
export function mergeFields(first: SearchFields, second: SearchFields): SearchFields {
  const texts: { [F in TextFacet]?: readonly string[] } = {};
  for (const facet of TEXT_FACETS) {
    const values = [...(first[facet] ?? []), ...(second[facet] ?? [])];
    if (values.length > 0) texts[facet] = [...new Set(values)];
  }
  const ranges: { [F in RangeFacet]?: readonly NumberRange[] } = {};
  for (const facet of RANGE_FACETS) {
    const spans = mergeRanges(first[facet] ?? [], second[facet] ?? []);
    if (spans.length > 0) ranges[facet] = spans;
  }
  const query = [first.query, second.query].filter(Boolean).join(' ');
  return { ...second, ...first, ...texts, ...ranges, ...(query === '' ? {} : { query }) };
}

function mergeRanges(first: readonly NumberRange[], second: readonly NumberRange[]): readonly NumberRange[] {
  const [a] = first;
  const [b] = second;
  const both = first.length === 1 && second.length === 1 && a && b ? shared(a, b) : null;
  return both ? [both] : [...first, ...second];
}

function shared(a: NumberRange, b: NumberRange): NumberRange | null {
  const min = Math.max(a.min ?? -Infinity, b.min ?? -Infinity);
  const max = Math.min(a.max ?? Infinity, b.max ?? Infinity);
  if (min > max) return null;
  return { min: min === -Infinity ? null : min, max: max === Infinity ? null : max };
}
