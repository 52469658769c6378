import { formatRate } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { clsx } from 'clsx';

export interface RepaymentProps {
  /** Dollars a week, rounded. */
  amount: number;
  annualRatePercent: number;
  comparisonRatePercent: number;
  size: 'card' | 'vehicle';
}

/**
 * The only component that shows a repayment. Weekly figure, interest rate and comparison rate share one size and weight;
 * the star leads to the warning, which the page shows as visible text (`FinanceWarning`).
 */
export function Repayment({ amount, annualRatePercent, comparisonRatePercent, size }: RepaymentProps) {
  const figure = clsx(
    'font-semibold',
    size === 'card' ? 'text-[14px]/[20px]' : 'text-[20px]/[26px] font-bold',
  );
  if (size === 'card')
    return (
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-[14px]/[19px]">
        <div className="border-r border-line pr-4">
          <dt className="sr-only">Estimated repayment</dt>
          <dd className={figure}>
            {formatDollars(amount)}
            <br />
            per week*
          </dd>
        </div>
        <div>
          <dt className="sr-only">Interest and comparison rate</dt>
          <dd className={figure}>
            {formatRate(annualRatePercent)} p.a. interest
            <br />
            {formatRate(comparisonRatePercent)} p.a. comparison*
          </dd>
        </div>
      </dl>
    );
  const figures = [
    { value: formatDollars(amount), label: 'per week*' },
    { value: `${formatRate(annualRatePercent)} p.a.`, label: 'interest rate' },
    { value: `${formatRate(comparisonRatePercent)} p.a.`, label: 'comparison rate*' },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-[13px]/[19px] text-ink-2">{label}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The comparison-rate warning in full, as text that needs no touch to be read. */
export function FinanceWarning({
  example,
  warning,
  className,
}: {
  example: string;
  warning: string;
  className?: string;
}) {
  return (
    <p className={clsx('text-[14px]/[21px] text-ink-2', className)}>
      * {example} {warning}
    </p>
  );
}
