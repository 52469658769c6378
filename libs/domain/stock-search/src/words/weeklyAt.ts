import { amountAt } from './amountAt.ts';
import { ANOTHER_MEASURE, A_WEEK, BEFORE_AMOUNT, REPAYMENT } from './comparisons.ts';
import { asText, spanMatch, type Match } from './match.ts';
import { amountsAt, spanOf, type SaidAmounts } from './saidAt.ts';
import { longestPhrase, type Token } from './token.ts';

const GLUED_WEEK = /^\$?\d+(?:\.\d+)?pw$/;

/**
 * A weekly repayment that starts at `at`: `repayments under $100 a week`, `$100 per week`, `$100/week`, `$100pw`. A repayment
 * without a period, or with another one, is text; it must not be read as a price.
 */
export function weeklyAt(tokens: readonly Token[], at: number): Match | null {
  const lead = longestPhrase(tokens, at, REPAYMENT);
  const start = at + (lead?.size ?? 0);
  const glued = gluedAt(tokens, start);
  const said = glued ?? amountsAt(tokens, start);
  if (!said || said.low.unit === 'km') return null;
  const behind = start + said.size;
  const week = glued ? 0 : longestPhrase(tokens, behind, A_WEEK)?.size;
  if (week !== undefined) return spanMatch(behind - at + week, 'weekly_price_range', spanOf(said));
  const other = longestPhrase(tokens, behind, ANOTHER_MEASURE)?.size ?? 0;
  return lead ? asText(behind - at + other) : null;
}

/** `$100pw` is one word. */
function gluedAt(tokens: readonly Token[], at: number): SaidAmounts | null {
  const before = longestPhrase(tokens, at, BEFORE_AMOUNT);
  const token = tokens[at + (before?.size ?? 0)];
  if (!token || !GLUED_WEEK.test(token.key)) return null;
  const low = amountAt([{ ...token, key: token.key.slice(0, -2) }], 0);
  return low && { size: 1 + (before?.size ?? 0), low, comparison: before?.value ?? null };
}
