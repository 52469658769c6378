import { ageAt } from './ageAt.ts';
import { amountAt } from './amountAt.ts';
import { ANOTHER_MEASURE, KM_OF_ANOTHER_KIND, LASTING, MONTHS } from './comparisons.ts';
import { asText, spanMatch, type Match, type Reading } from './match.ts';
import { ambiguousFrom, measureOf, offersOf } from './measureOf.ts';
import { saidAt, type SaidAmounts } from './saidAt.ts';
import { seatsAt } from './seatsAt.ts';
import { isClose, longestPhrase, phraseAt, phraseTable, type Token } from './token.ts';
import { weeklyAt } from './weeklyAt.ts';

const SHORT_WAY = 1000;
const LOWEST_PRICE = 500;
/** More than a year or a postcode. */
const LARGE = 10_000;
const KM_OF_A_WAY = phraseTable<true>([[true, 'of|from|away|radius']]);

/**
 * A number of seats, an age, a weekly repayment, a price, odometer or year that starts at `at`. An ambiguous amount is text, with
 * its meanings as suggestions; an amount of another measure (`$400 a month`, `5 doors`, `8 l/100km`) is text; `null` if no amount
 * starts.
 */
export function spanAt(tokens: readonly Token[], at: number, reading: Reading): Match | null {
  const first = tokens[at];
  if (!first || first.quoted || first.minus) return null;
  if (first.gap.includes('/') && /^\d/.test(first.key)) return null;
  return (
    decadeAt(first) ??
    lastingAt(tokens, at) ??
    seatsAt(tokens, at, reading.year) ??
    ageAt(tokens, at, reading.year) ??
    weeklyAt(tokens, at, reading.year) ??
    priceOfAt(tokens, at, reading) ??
    measuredAt(tokens, at, reading)
  );
}

/** `2010s`: the years of a decade. */
function decadeAt({ key }: Token): Match | null {
  const start = Number(/^((?:19|20)\d0)s$/.exec(key)?.[1] ?? 0);
  return start === 0 ? null : spanMatch(1, 'year', { min: start, max: start + 9 });
}

/** `rego till 2027`: a year, but not that of the vehicle. */
function lastingAt(tokens: readonly Token[], at: number): Match | null {
  const until = longestPhrase(tokens, at, LASTING)?.size ?? 0;
  const month = longestPhrase(tokens, at + until, MONTHS)?.size ?? 0;
  const isUntil = until > 0 && amountAt(tokens, at + until + month)?.plain;
  return isUntil ? asText(until + month + 1) : null;
}

/** `a ute for 30k`: after `for` an amount of money is the most that it may cost. A small number, a year or a distance is not money. */
function priceOfAt(tokens: readonly Token[], at: number, { year }: Reading): Match | null {
  if (phraseAt(tokens, at, 1) !== 'for' || weeklyAt(tokens, at + 1, year)) return null;
  const said = saidAt(tokens, at + 1, year);
  if (!said || said.comparison || said.lead || said.high) return null;
  const { value, unit, thousands } = said.low;
  const isMoney = unit === 'dollars' || (unit === null && (thousands || value >= LARGE));
  if (!isMoney || value < LOWEST_PRICE || isOfAnotherKind(said, tokens, at + 1 + said.size)) return null;
  return spanMatch(1 + said.size, 'price', { min: null, max: value });
}

function measuredAt(tokens: readonly Token[], at: number, reading: Reading): Match | null {
  const said = saidAt(tokens, at, reading.year);
  if (!said) return null;
  const behind = at + said.size;
  if (isOfAnotherKind(said, tokens, behind)) {
    return asText(said.size + (longestPhrase(tokens, behind, ANOTHER_MEASURE)?.size ?? 1));
  }
  const measure = measureOf(said, reading.year, ambiguousFrom(reading));
  if (measure) return spanMatch(said.size, measure.facet, measure.range);
  const offers = offersOf(said, reading.year);
  const saysSomething = said.comparison !== null || said.lead !== null || offers.length > 0;
  return saysSomething ? asText(said.size, offers) : null;
}

/** Whether the words after the amount give it a measure without a filter. */
function isOfAnotherKind({ low, high }: SaidAmounts, tokens: readonly Token[], behind: number): boolean {
  const next = tokens[behind];
  if (!next || next.quoted) return false;
  if (/^[/%]/.test(next.gap)) return true;
  if (!isClose(next)) return false;
  const { unit, value } = high ?? low;
  if (unit !== 'km') return longestPhrase(tokens, behind, ANOTHER_MEASURE) !== null;
  if (longestPhrase(tokens, behind, KM_OF_ANOTHER_KIND)) return true;
  return value < SHORT_WAY && longestPhrase(tokens, behind, KM_OF_A_WAY) !== null;
}
