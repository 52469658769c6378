import { formatRate } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { repaymentPeriods } from './repaymentPeriods.ts';
import type { RepaymentProps } from './Repayment.tsx';

/** A repayment on a card: beside it, in its size and weight, the interest rate and the comparison rate. */
export function CardRepayment({
  amount,
  annualRatePercent,
  comparisonRatePercent,
  frequency = 'weekly',
}: Omit<RepaymentProps, 'size' | 'className'>) {
  return (
    <p className="card-repayment">
      <span>{`${formatDollars(Math.round(amount))} \n${repaymentPeriods[frequency]} `}</span>
      <span>{`${formatRate(annualRatePercent)} interest `}</span>
      <span>{`${formatRate(comparisonRatePercent)} comparison*`}</span>
    </p>
  );
}
