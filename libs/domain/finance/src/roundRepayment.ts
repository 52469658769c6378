/**
 * How a displayed repayment is rounded: to the nearest dollar, up to a dollar, up only where the platform computed it (a lender's
 * own figure goes to the nearest), or to the cent.
 */
export type RepaymentRounding = 'nearest' | 'ceil' | 'lenderConditional' | 'cent';

/** Less than a cent and more than the floating-point error, so that decimal halves round up. */
const NUDGE = 1e-9;

/**
 * A repayment rounded for display, in dollars. Halves round up. `source` is who computed it.
 *
 * @example roundRepayment(134.5, 'nearest', 'computed') // 135
 */
export function roundRepayment(
  dollars: number,
  rounding: RepaymentRounding,
  source: 'lender' | 'computed',
): number {
  if (rounding === 'cent') return Math.round(dollars * 100 + NUDGE) / 100;
  const up = rounding === 'ceil' || (rounding === 'lenderConditional' && source === 'computed');
  return up ? Math.ceil(dollars - NUDGE) : Math.round(dollars + NUDGE);
}
