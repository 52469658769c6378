import type { NumberRange } from '../state/numberRange.ts';
import { amountAt, isYear, type Amount } from './amountAt.ts';
import {
  BEFORE_AMOUNT,
  BEHIND_AMOUNT,
  BEHIND_LEAD,
  BEHIND_YEAR,
  DASH,
  LEAD,
  OFFER,
  type Comparison,
} from './comparisons.ts';
import { pairAt } from './pairAt.ts';
import { longestPhrase, phraseTable, type Token } from './token.ts';

/** The amounts of a phrase: one, or two for a range, and their comparison. */
export interface SaidAmounts {
  readonly size: number;
  readonly low: Amount;
  /** The second amount of `A to B`. */
  readonly high?: Amount;
  readonly comparison: Comparison | null;
}

/** The noun of the amounts, if a word before them has it. */
export type Lead = 'price' | 'km' | 'year';

/** Between a comparison and its amount: `around the 20k mark`. */
const BEFORE_NUMBER = phraseTable<true>([[true, 'the|a|about|around|approx|roughly']]);
const FILLER = phraseTable<true>([[true, 'of|is|the|a|in|range|range of']]);
/** Most words between a year and its comparison. */
const FAR = 3;
/** Between two years: `2015/16`. */
const DASH_OF_YEARS = /^\s*[-–—/]\s*$/;

/** The amounts that start at `at`, with their noun: `budget 30k`, `30k budget`, `under 30k`, `10k to 20k`. */
export function saidAt(
  tokens: readonly Token[],
  at: number,
  year: number,
): (SaidAmounts & { readonly lead: Lead | null }) | null {
  const lead = longestPhrase(tokens, at, LEAD);
  const afterLead = at + (lead?.size ?? 0);
  const start = lead ? afterLead + (longestPhrase(tokens, afterLead, FILLER)?.size ?? 0) : at;
  const said = amountsAt(tokens, start, year);
  if (!said) return null;
  const end = start + said.size;
  const isYearAlone = isYear(said.low, year) && said.high === undefined && said.comparison === null;
  const onwards = isYearAlone ? longestPhrase(tokens, end, BEHIND_YEAR) : null;
  if (onwards?.value)
    return { ...said, comparison: onwards.value, size: end - at + onwards.size, lead: lead?.value ?? null };
  // `2000 ono` is a price, `2015 ono` is not.
  const isRound = said.low.value % 100 === 0;
  const behind = longestPhrase(tokens, end, BEHIND_LEAD);
  const isOfIt =
    behind !== null &&
    (lead === null || lead.value === behind.value) &&
    fits(said, behind.value, year) &&
    !(isYearAlone && !isRound && lead === null && longestPhrase(tokens, end, OFFER));
  const size = end - at + (isOfIt ? behind.size : 0);
  const comparison = isYearAlone ? farComparison(tokens, end, year) : said.comparison;
  return { ...said, comparison, size, lead: lead?.value ?? (isOfIt ? behind.value : null) };
}

/** Whether amounts match their noun: `2018 model` does, `$30k model` does not, and `2018 on it` is a year. */
function fits({ low, high }: SaidAmounts, lead: Lead, year: number): boolean {
  const last = high ?? low;
  if (lead === 'year') return last.plain;
  if (last.unit === null) return lead === 'price' || !isYear(last, year);
  return last.unit === (lead === 'km' ? 'km' : 'dollars');
}

/** The amounts that start at `at`, without their noun. */
export function amountsAt(tokens: readonly Token[], at: number, year: number): SaidAmounts | null {
  return rangeAt(tokens, at, year) ?? singleAt(tokens, at);
}

/**
 * The range of amounts: without a comparison it is a maximum, as in `budget $30k`; `around` is plus or minus a tenth.
 */
export function spanOf({ low, high, comparison }: SaidAmounts): NumberRange {
  if (high) return { min: Math.min(low.value, high.value), max: Math.max(low.value, high.value) };
  if (comparison?.bound === 'min') return { min: low.value, max: null };
  if (comparison?.bound === 'around') {
    return { min: Math.round(low.value * 0.9), max: Math.round(low.value * 1.1) };
  }
  return { min: null, max: low.value };
}

/** A range of amounts, of years also `A/B`. */
function rangeAt(tokens: readonly Token[], at: number, year: number): SaidAmounts | null {
  const pair = pairAt(tokens, at, amountAt, { dash: ({ plain }) => (plain ? DASH_OF_YEARS : DASH) });
  const ends = pair && !pair.low.plus ? alike(pair.low, pair.high, year) : null;
  return pair && ends && { size: pair.size, ...ends, comparison: null };
}

/**
 * `20-30k` and `20k to 30` are both in thousands, `2015-18` are both years. Only a year may have a short end: `null` for `3000-50`.
 */
function alike(low: Amount, high: Amount, year: number): { low: Amount; high: Amount } | null {
  const isShort = low.plain && high.unit === null && !high.thousands && high.value < 100;
  if (isShort) {
    const last = { ...high, value: low.value - (low.value % 100) + high.value, plain: true };
    return isYear(low, year) && isYear(last, year) && last.value > low.value ? { low, high: last } : null;
  }
  const raised = (amount: Amount, other: Amount) =>
    other.thousands && !amount.thousands && amount.value < 1000
      ? { ...amount, value: amount.value * 1000, thousands: true, plain: false }
      : amount;
  return { low: raised(low, high), high: raised(high, low) };
}

/** `under A`, `A or less`, `A+`, `A`. */
function singleAt(tokens: readonly Token[], at: number): SaidAmounts | null {
  const before = longestPhrase(tokens, at, BEFORE_AMOUNT);
  const first = at + (before?.size ?? 0);
  const start = before ? first + (longestPhrase(tokens, first, BEFORE_NUMBER)?.size ?? 0) : first;
  const low = amountAt(tokens, start);
  if (!low) return null;
  const end = start + low.size;
  if (before) return { size: end - at, low, comparison: before.value };
  if (low.plus) return { size: end - at, low, comparison: BEHIND_AMOUNT.get('plus') ?? null };
  const behind = longestPhrase(tokens, end, BEHIND_AMOUNT);
  return { size: end - at + (behind?.size ?? 0), low, comparison: behind?.value ?? null };
}

/** `or newer` of `2019 corolla hatch or newer`, from the word after the year. */
function farComparison(tokens: readonly Token[], from: number, year: number): Comparison | null {
  for (let at = from; at <= from + FAR && !isAmount(tokens, at, year); at += 1) {
    const found = longestPhrase(tokens, at, BEHIND_AMOUNT);
    if (found?.value.years === 'only') return found.value;
  }
  return null;
}

/** A comparison that starts at `at` and belongs to a year before the words before it. Its number of words; 0 for none. */
export function farComparisonSize(tokens: readonly Token[], at: number, year: number): number {
  const found = longestPhrase(tokens, at, BEHIND_AMOUNT);
  if (found?.value.years !== 'only') return 0;
  const last = tokens.slice(0, at).findLastIndex((_, from) => isAmount(tokens, from, year));
  const amount = last < at - FAR - 1 ? null : amountAt(tokens, last);
  return amount !== null && isYear(amount, year) ? found.size : 0;
}

/** Whether a year or a number with a unit is at `at`, and no part of a name: `3` of `mazda 3`, `3008`. */
function isAmount(tokens: readonly Token[], at: number, year: number): boolean {
  const amount = amountAt(tokens, at);
  return amount !== null && (isYear(amount, year) || amount.unit !== null || amount.thousands);
}
