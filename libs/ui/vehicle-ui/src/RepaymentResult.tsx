import { formatRate, periodsInTerm } from '@forecourt/finance';
import type { LoanQuote, NoLoanQuote, RepaymentFrequency } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FinanceWarning } from './FinanceWarning.tsx';

/** The result of the calculator, or the reason why there is none. */
export interface RepaymentResultProps {
  /** The calculator's quote. */
  quote: LoanQuote | NoLoanQuote;
  termYears: number;
  frequency: RepaymentFrequency;
  /** The repayment frequencies; with only one there is no selector. */
  frequencies: readonly RepaymentFrequency[];
  onFrequency(frequency: RepaymentFrequency): void;
  /** The next action, below the figures. */
  children?: ReactNode;
  className?: string;
}

const NAMES = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' };
const PER = { weekly: 'per week', fortnightly: 'per fortnight', monthly: 'per month' };

/**
 * The calculator's result on a dark background. Repayment, interest rate and comparison rate share one size and weight, and the
 * warning is in the same panel. Without a repayment it says what to do instead and shows no figures.
 */
export function RepaymentResult({ quote, termYears, frequency, frequencies, ...more }: RepaymentResultProps) {
  const { onFrequency, children, className } = more;
  return (
    <div className={clsx('on-inverse flex flex-col bg-inverse p-panel text-on-inverse', className)}>
      {frequencies.length > 1 && (
        <fieldset className="mb-6 noscript:hidden">
          <legend className="sr-only">How often you pay</legend>
          <div className="flex rounded-field bg-line-inverse p-1">
            {frequencies.map((each) => (
              <label
                key={each}
                className="segment flex-1 justify-center px-1! text-on-inverse! has-checked:text-ink!"
              >
                <input
                  type="radio"
                  name="repayment-frequency"
                  value={each}
                  checked={each === frequency}
                  onChange={() => onFrequency(each)}
                  className="sr-only"
                />
                {NAMES[each]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {'kind' in quote ? (
        <p className="py-6 text-h3 font-semibold">{quote.text}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
            <Figure
              className="col-span-2 border-b border-line-inverse pb-5"
              value={formatDollars(Math.round(quote.amount))}
              label={`${PER[quote.frequency]}, estimated*`}
            />
            <Figure value={formatRate(quote.annualRatePercent)} label="interest rate" />
            <Figure value={formatRate(quote.comparisonRatePercent)} label="comparison rate*" />
            <Fact value={formatDollars(Math.round(quote.total))} label="total payable" />
            <Fact
              value={`${periodsInTerm(termYears, quote.frequency)} payments`}
              label={`over ${Math.round(termYears * 100) / 100} ${termYears === 1 ? 'year' : 'years'}`}
            />
          </dl>
          <FinanceWarning inverse warning={quote.warning} example={quote.example} className="mt-5" />
        </>
      )}
      {children && <div className="mt-auto pt-6">{children}</div>}
    </div>
  );
}

/** One of the three figures. By law they must be equally prominent, so all are rendered here. */
function Figure({ value, label, className }: { value: string; label: string; className?: string }) {
  const [number, unit] = value.split(' ');
  return (
    <div className={clsx('flex flex-col', className)}>
      <dt className="order-2 text-note">{label}</dt>
      <dd className="price text-[2.125rem]/[2.5rem] xl:text-[2.5rem]/[2.75rem]" data-figure>
        {number}
        {unit && <span className="text-body font-semibold tracking-normal"> {unit}</span>}
      </dd>
    </div>
  );
}

function Fact({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-small">{label}</dt>
      <dd className="text-[1.25rem]/[1.625rem] font-bold">{value}</dd>
    </div>
  );
}
