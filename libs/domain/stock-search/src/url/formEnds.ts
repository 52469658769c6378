import { typedAmount } from '@forecourt/values';
import type { RangeFacet } from '../state/facets.ts';
import type { NumberRange } from '../state/numberRange.ts';
import { largestOf } from '../state/rangeValues.ts';

/** The typed texts of range ends that are not numbers. */
export type UnreadEnds = { readonly [End in 'min' | 'max']?: string };

const LONGEST_UNREAD = 60;

/**
 * Parses the two range fields of a form, `price_min` and `price_max`, as a range of whole numbers within the engine's limits;
 * `null` if neither is a number. `unread` has the texts that are not numbers, so that the page can show an error.
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
