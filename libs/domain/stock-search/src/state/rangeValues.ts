import type { RangeFacet } from './facets.ts';
import type { NumberRange } from './numberRange.ts';

const MAX_RANGES = 10;
const INT32_MAX = 2_147_483_647;
const LARGEST = 99_999_999_999;
const INT32_FACETS: readonly RangeFacet[] = ['aggregate_trailer_mass', 'km', 'seats', 'tare_weight', 'year'];
const RANGE_TEXT = /^(?:(\d{1,11})|(\d{1,11})?-(\d{1,11})?)$/;

/**
 * The valid spans of a range facet among `ranges`: whole numbers from 0 to what the engine can hold, at least one end. A
 * span the wrong way round is turned: a maximum below the minimum can only mean the other way; lowest first, without repeats, 10 at most. A broken span is left out; the others stay.
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

/** The largest number that the engine holds of a facet. */
export function largestOf(facet: RangeFacet): number {
  return INT32_FACETS.includes(facet) ? INT32_MAX : LARGEST;
}

function inOrder({ min, max }: NumberRange): NumberRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/**
 * Reads a span as a URL writes it: `10000-30000`, `10000-`, `-30000`, or one number for both ends; `null` for anything else.
 *
 * @example parseRange('-30000') // { min: null, max: 30000 }
 */
export function parseRange(text: string): NumberRange | null {
  const [whole, exact, low, high] = RANGE_TEXT.exec(text.trim()) ?? [];
  if (whole === undefined || whole === '-') return null;
  return { min: endOf(exact ?? low), max: endOf(exact ?? high) };
}

/**
 * Writes a span for a URL.
 *
 * @example formatRange({ min: 10000, max: null }) // '10000-'
 */
export function formatRange({ min, max }: NumberRange): string {
  return min !== null && min === max ? String(min) : `${min ?? ''}-${max ?? ''}`;
}

/** Minus zero is zero: the two write alike, so they must be one. */
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
