import { formatRate } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { clsx } from 'clsx';
import { repaymentPeriods } from './repaymentPeriods.ts';

/** A repayment with its rates, in dollars a period and percent a year. */
export interface RepaymentProps {
  /** Dollars a period; printed whole. */
  amount: number;
  /** Percent a year. */
  annualRatePercent: number;
  /** Percent a year. */
  comparisonRatePercent: number;
  /** Repayment frequency; weekly by default. */
  frequency?: 'weekly' | 'fortnightly' | 'monthly';
  /**
   * `row` puts the three in one line, where there is room; `vehicle` is the headline of its block.
   */
  size: 'row' | 'vehicle';
  className?: string;
}

/**
 * A repayment; a card in a list has `CardRepayment`. Repayment, interest rate and comparison rate share one size and weight; the
 * asterisk links to the warning, which is visible text on the same screen (`FinanceWarning`, `ListWarning`). The width of the block alone
 * decides where its lines break: a font that loads late moves nothing below it.
 */
export function Repayment({ size, className, frequency = 'weekly', ...figures }: RepaymentProps) {
  if (size === 'row')
    return (
      <div className={clsx('@container', className)}>
        <dl className="flex flex-col gap-x-2 gap-y-1 text-small font-semibold @min-[25rem]:flex-row @min-[25rem]:justify-between">
          <RateLine value={formatDollars(Math.round(figures.amount))} label={repaymentPeriods[frequency]} />
          <RateLine value={formatRate(figures.annualRatePercent)} label="interest" />
          <RateLine value={formatRate(figures.comparisonRatePercent)} label="comparison*" />
        </dl>
      </div>
    );
  return (
    <div className={clsx('@container', className)}>
      <dl className="grid grid-cols-2 justify-between gap-x-2 gap-y-3 text-[1.0625rem]/[1.625rem] @min-[18rem]:grid-cols-[repeat(3,auto)] @min-[18rem]:whitespace-nowrap @min-[19.75rem]:text-[1.25rem]/[1.625rem]">
        <Figure value={formatDollars(Math.round(figures.amount))} label={repaymentPeriods[frequency]} />
        <Figure value={formatRate(figures.annualRatePercent)} label="interest rate" />
        <Figure value={formatRate(figures.comparisonRatePercent)} label="comparison rate*" />
      </dl>
    </div>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-print @min-[21rem]:text-small">{label}</dt>
      <dd className="font-bold">{value}</dd>
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
