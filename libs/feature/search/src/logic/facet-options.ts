import { sortCarTypes } from '@forecourt/stock-search';
import type { TextFacet } from '@forecourt/stock-search';
import { CAR_TYPES } from '@forecourt/vehicle';
import { DEPENDENT_FACETS } from './parameters.ts';
import type { SearchAnswer } from './search-answer.ts';

/** Number of values of a facet before "Show more". */
export const FOLDED_AFTER = 6;

/** A value that can be ticked. */
export interface FacetOption {
  readonly value: string;
  /** Number of vehicles that ticking it adds to the chosen values of this facet. */
  readonly count: number;
  readonly chosen: boolean;
  /** Shown only after "Show more". */
  readonly folded: boolean;
}

/**
 * The values of a facet in an order that is stable while a visitor ticks: that of the whole stock, most frequent first, then values
 * that only the response has. Values without vehicles stay, so that the layout does not shift; they are collapsed first. Chosen
 * values and values that the visitor touched are never collapsed.
 */
export function facetOptions({
  facet,
  chosen: chosenValues,
  answer,
  known = [],
  touched,
}: {
  facet: TextFacet;
  chosen: readonly string[];
  answer: SearchAnswer | null;
  /** The values of the whole stock, in order. */
  known?: readonly string[] | undefined;
  touched: ReadonlySet<string>;
}): FacetOption[] {
  const counts = new Map(answer?.counts[facet]);
  const chosen = new Set(chosenValues);
  const all = [...new Set([...known, ...counts.keys(), ...chosen])];
  const values = DEPENDENT_FACETS.includes(facet)
    ? all.filter((value) => counts.has(value) || chosen.has(value) || touched.has(value))
    : ordered(facet, all);
  const shown = firstShown(values, counts, chosen, touched);
  return values.map((value) => ({
    value,
    count: counts.get(value) ?? 0,
    chosen: chosen.has(value),
    folded: !shown.has(value),
  }));
}

function ordered(facet: TextFacet, values: readonly string[]): readonly string[] {
  if (facet === 'sleeps') return values.toSorted((a, b) => Number(a) - Number(b));
  return facet === 'car_type' ? sortCarTypes(CAR_TYPES.filter((type) => values.includes(type))) : values;
}

function firstShown(
  values: readonly string[],
  counts: ReadonlyMap<string, number>,
  chosen: ReadonlySet<string>,
  touched: ReadonlySet<string>,
): Set<string> {
  const held = values.filter((value) => chosen.has(value) || touched.has(value));
  const found = values.filter((value) => (counts.get(value) ?? 0) > 0);
  return new Set([...held, ...[...new Set([...found, ...values])].slice(0, FOLDED_AFTER)]);
}
