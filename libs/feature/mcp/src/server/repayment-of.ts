import { financeEstimate, formatRate } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { isForSale } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { z } from 'zod';
import type { ToolServices } from './ToolServices.ts';

/** A repayment, always with its two rates, its example and its warning. */
export const repaymentSchema = z.object({
  vehicle: z.string(),
  /** Dollars, rounded, with its frequency. */
  repayment: z.string().describe('Dollars, rounded, with its frequency.'),
  interestRate: z.string(),
  comparisonRate: z.string(),
  /** What the figures are based on. Part of the repayment. */
  example: z.string().describe('What the figures are based on. Part of the repayment.'),
  /** The comparison rate warning. Part of the repayment. */
  warning: z.string().describe('The comparison rate warning. Part of the repayment.'),
});

const PERIODS = { weekly: 'a week', fortnightly: 'a fortnight', monthly: 'a month' };

/** The repayment that the page of a vehicle shows; null for one without. */
export function repaymentOf(
  car: Car,
  { shown: { finance }, now }: ToolServices,
): z.output<typeof repaymentSchema> | null {
  const estimate = finance && isForSale(car) ? financeEstimate(car, finance, { now }) : null;
  if (!estimate || 'unavailable' in estimate) return null;
  return {
    vehicle: car.name,
    repayment: `${formatDollars(Math.round(estimate.amount))} ${PERIODS[estimate.frequency]}`,
    interestRate: formatRate(estimate.annualRatePercent),
    comparisonRate: formatRate(estimate.comparisonRatePercent),
    example: estimate.example,
    warning: estimate.warning,
  };
}
