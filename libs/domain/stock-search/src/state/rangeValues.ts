import type { RangeFacet } from './facets.ts';
import type { NumberRange } from './numberRange.ts';

const MAX_RANGES = 10;
const INT32_MAX = 2_147_483_647;
const LARGEST = 99_999_999_999;
const INT32_FACETS: readonly RangeFacet[] = ['aggregate_trailer_mass', 'km', 'seats', 'tare_weight', 'year'];
const RANGE_TEXT = /^(?:(\d{1,11})|(\d{1,11})?-(\d{1,11})?)$/;

/**
 * The valid ranges of a range facet: whole numbers from 0 to the maximum of the engine's field, with at least one end. If the
 * maximum is below the minimum, they are swapped. Sorted ascending, without duplicates, 10 at most. Invalid ranges are left out.
 */
export function rangeValues(
  facet: RangeFacet,
  ranges: readonly NumberRange[] | undefined,
): readonly NumberRange[] {
  if (ranges === undefined || ranges.length === 0) return [];
  const limit = largestOf(facet);
  const byText = new Map<string, NumberRange>();
  for (const { min, max } of ranges) {
    const range = inOrder({ min: plainEnd(min), max: plainEnd(max) });
    if (isValid(range, limit)) byText.set(formatRange(range), range);
  }
  return [...byText.values()].sort(lowestFirst).slice(0, MAX_RANGES);
}

/** The largest number in the engine's field of a facet. */
export function largestOf(facet: RangeFacet): number {
  return INT32_FACETS.includes(facet) ? INT32_MAX : LARGEST;
}

function inOrder({ min, max }: NumberRange): NumberRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/**
 * Parses a range of a URL: `10000-30000`, `10000-`, `-30000`, or one number for both ends; `null` for anything else.
 *
 * @example parseRange('-30000') // { min: null, max: 30000 }
 */
export function parseRange(text: string): NumberRange | null {
  const [whole, exact, low, high] = RANGE_TEXT.exec(text.trim()) ?? [];
  if (whole === undefined || whole === '-') return null;
  return { min: endOf(exact ?? low), max: endOf(exact ?? high) };
}

/**
 * Formats a range for a URL.
 *
 * @example formatRange({ min: 10000, max: null }) // '10000-'
 */
export function formatRange({ min, max }: NumberRange): string {
  return min !== null && min === max ? String(min) : `${min ?? ''}-${max ?? ''}`;
}

/** Turns -0 into 0, since both have the same text. */
function plainEnd(end: number | null): number | null {
  return end === 0 ? 0 : (end ?? null);
}

function endOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function isValid({ min, max }: NumberRange, limit: number): boolean {
  if (min === null && max === null) return false;
  const inLimits = (end: number | null) =>
    end === null || (Number.isInteger(end) && end >= 0 && end <= limit);
  return inLimits(min) && inLimits(max);
}

function lowestFirst(a: NumberRange, b: NumberRange): number {
  return (a.min ?? -1) - (b.min ?? -1) || (a.max ?? Infinity) - (b.max ?? Infinity) || 0;
}
