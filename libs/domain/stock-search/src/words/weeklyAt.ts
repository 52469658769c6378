import type { NumberRange } from '../state/numberRange.ts';
import { amountAt } from './amountAt.ts';
import { ANOTHER_MEASURE, A_PERIOD, BEFORE_AMOUNT, REPAYMENT } from './comparisons.ts';
import { asText, spanMatch, type Match } from './match.ts';
import { amountsAt, spanOf, type SaidAmounts } from './saidAt.ts';
import { longestPhrase, type Token } from './token.ts';

const GLUED = /^(\$?\d+(?:\.\d+)?)(p[wfm])$/;
/** The least repayment for longer than a week, dollars: `7pm` is a time. */
const LEAST = 30;

/**
 * A repayment that starts at `at`: `repayments under $100 a week`, `$100 per week`, `$100/week`, `$100pw`, `$500 a month`. A
 * fortnight's or a month's becomes a week's, rounded to whole dollars. A repayment without a period, or with another one, is text;
 * it must not be read as a price.
 */
export function weeklyAt(tokens: readonly Token[], at: number, year: number): Match | null {
  const lead = longestPhrase(tokens, at, REPAYMENT);
  const start = at + (lead?.size ?? 0);
  const glued = gluedAt(tokens, start);
  const said = glued ?? amountsAt(tokens, start, year);
  if (!said || said.low.unit === 'km') return null;
  const behind = start + said.size;
  const period = glued ? { size: 0, value: glued.weeks } : longestPhrase(tokens, behind, A_PERIOD);
  if (period && isRepayment((said.high ?? said.low).value, period.value))
    return spanMatch(behind - at + period.size, 'weekly_price_range', aWeek(spanOf(said), period.value));
  const other = longestPhrase(tokens, behind, ANOTHER_MEASURE)?.size ?? 0;
  return lead ? asText(behind - at + other) : null;
}

function isRepayment(dollars: number, weeks: number): boolean {
  return weeks === 1 || dollars >= LEAST;
}

/** A range of repayments for a number of weeks, as one for a week. */
function aWeek({ min, max }: NumberRange, weeks: number): NumberRange {
  const rounded = (end: number | null) => (end === null ? null : Math.round(end / weeks));
  return { min: rounded(min), max: rounded(max) };
}

/** `$100pw` is one word. */
function gluedAt(tokens: readonly Token[], at: number): (SaidAmounts & { weeks: number }) | null {
  const before = longestPhrase(tokens, at, BEFORE_AMOUNT);
  const token = tokens[at + (before?.size ?? 0)];
  const [, amount = '', period = ''] = GLUED.exec(token?.key ?? '') ?? [];
  const weeks = A_PERIOD.get(period);
  if (!token || weeks === undefined) return null;
  const low = amountAt([{ ...token, key: amount }], 0);
  if (!low || !isRepayment(low.value, weeks)) return null;
  return { size: 1 + (before?.size ?? 0), low, comparison: before?.value ?? null, weeks };
}
