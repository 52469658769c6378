import { formatRate } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { clsx } from 'clsx';

export interface RepaymentProps {
  /** Dollars a period; printed whole. */
  amount: number;
  /** Percent a year. */
  annualRatePercent: number;
  /** Percent a year. */
  comparisonRatePercent: number;
  /** How often it is paid; weekly unless said. */
  frequency?: 'weekly' | 'fortnightly' | 'monthly';
  /** `row` puts the three beside each other in one line, where there is room. */
  size: 'card' | 'row' | 'vehicle';
  className?: string;
}

const periods = { weekly: 'per week*', fortnightly: 'per fortnight*', monthly: 'per month*' };

/**
 * The only part that shows a repayment. Repayment, interest rate and comparison rate share one size and weight; the star
 * leads to the warning, which stands as visible text on the same screen (`FinanceWarning`, `ListWarning`).
 */
export function Repayment({ size, className, frequency = 'weekly', ...figures }: RepaymentProps) {
  const repayment = formatDollars(Math.round(figures.amount));
  const rate = formatRate(figures.annualRatePercent);
  const comparison = formatRate(figures.comparisonRatePercent);
  if (size === 'vehicle')
    return (
      <dl className={clsx('flex flex-wrap justify-between gap-x-3 gap-y-3', className)}>
        <Figure value={repayment} label={periods[frequency]} />
        <Figure value={rate} label="interest rate" />
        <Figure value={comparison} label="comparison rate*" />
      </dl>
    );
  if (size === 'row')
    return (
      <div className={clsx('@container', className)}>
        <dl className="flex flex-col gap-x-2 gap-y-1 text-small font-semibold @min-[25rem]:flex-row @min-[25rem]:justify-between">
          <RateLine value={repayment} label={periods[frequency]} />
          <RateLine value={rate} label="interest" />
          <RateLine value={comparison} label="comparison*" />
        </dl>
      </div>
    );
  return (
    <dl
      className={clsx(
        'grid grid-cols-[auto_1fr] gap-x-3.5 text-small leading-[1.1875rem] font-semibold',
        className,
      )}
    >
      <div className="row-span-2 flex flex-col border-r border-line pr-3.5">
        <dt className="order-2">{periods[frequency]}</dt>
        <dd>{repayment}</dd>
      </div>
      <RateLine value={rate} label="interest" />
      <RateLine value={comparison} label="comparison*" />
    </dl>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-small">{label}</dt>
      <dd className="text-[1.25rem]/[1.625rem] font-bold">{value}</dd>
    </div>
  );
}

function RateLine({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-wrap gap-x-1">
      <dt className="order-2">{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
