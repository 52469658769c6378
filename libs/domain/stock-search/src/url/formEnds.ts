import { typedAmount } from '@forecourt/vehicle';
import type { RangeFacet } from '../state/facets.ts';
import type { NumberRange } from '../state/numberRange.ts';
import { largestOf } from '../state/rangeValues.ts';

/** What was typed for one end of a span and is no number; the other end may be one. */
export type UnreadEnds = { readonly [End in 'min' | 'max']?: string };

const LONGEST_UNREAD = 60;

/**
 * The span that the two boxes of a form say, `price_min` and `price_max`, in whole numbers that the engine can hold; `null`
 * where neither says a number. `unread` is what was typed and is none, so that the page can say so.
 */
export function formEnds(
  params: URLSearchParams,
  facet: RangeFacet,
): { range: NumberRange | null; unread: UnreadEnds } {
  const min = readEnd(params.get(`${facet}_min`), facet);
  const max = readEnd(params.get(`${facet}_max`), facet);
  const range = { min: min.end, max: max.end };
  return {
    range: range.min === null && range.max === null ? null : range,
    unread: {
      ...(min.unread !== null && { min: min.unread }),
      ...(max.unread !== null && { max: max.unread }),
    },
  };
}

function readEnd(typed: string | null, facet: RangeFacet): { end: number | null; unread: string | null } {
  const { amount, problem } = typedAmount(typed ?? '');
  const end = amount === null ? null : Math.min(Math.round(amount), largestOf(facet));
  return { end, unread: problem === null || typed === null ? null : typed.slice(0, LONGEST_UNREAD) };
}
