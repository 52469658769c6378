import { repaymentSchedule } from '@forecourt/finance';
import type { LoanQuote, LoanWorking, NoLoanQuote } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';
import { printed, workingOf } from './values.ts';
import { cents, workingSteps } from './workingSteps.ts';

const UNIT = { weekly: 'Week', fortnightly: 'Fortnight', monthly: 'Month' };

interface WorkingProps {
  setup: CalculatorSetup;
  values: CalculatorValues;
  /** The result for these values. */
  quote: LoanQuote | NoLoanQuote;
}

/** The working: the steps from the inputs to the total, the formula, and every repayment. */
export default function Working({ setup, values, quote }: WorkingProps) {
  const working = workingOf(setup, values);
  if (working === null || 'kind' in quote)
    return <p className="py-4 text-ink-2">There is no loan to work out.</p>;
  return (
    <div className="pb-4">
      <dl className="grid gap-x-12 md:grid-cols-2">
        {workingSteps(setup, values, { working, quote }).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {working.source === 'lender' ? (
        <p className="mt-5 text-ink-2">
          The lender gave this repayment for this vehicle. Change a figure to see one that is worked out.
        </p>
      ) : (
        <Formula working={working} values={values} />
      )}
    </div>
  );
}

/** The repayment formula and the schedule of repayments. */
function Formula({ working: { terms }, values }: { working: LoanWorking; values: CalculatorValues }) {
  const { balloon = 0 } = terms;
  return (
    <>
      <p className="mt-5 text-ink-2">
        Repayment = {balloon > 0 ? '(amount − residual) × r ÷ (1 − (1 + r)' : 'amount × r ÷ (1 − (1 + r)'}
        <sup>−n</sup>){balloon > 0 && ' + residual × r'}, where r is the rate of one period and n the number
        of payments. Only the results are rounded, not the steps.
      </p>
      <h4 className="mt-6 mb-3 text-body font-semibold">Every payment</h4>
      <div
        role="region"
        aria-label="Every payment"
        tabIndex={0}
        className="max-h-90 overflow-y-auto rounded-field border border-line"
      >
        <table className="w-full text-right text-small tabular-nums [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-2">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="text-left">
                {UNIT[values.frequency]}
              </th>
              <th scope="col">Interest</th>
              <th scope="col">Principal</th>
              <th scope="col">Still owed</th>
            </tr>
          </thead>
          <tbody>
            {repaymentSchedule(terms).map(({ period, interest, principal, balance }) => (
              <tr key={period} className="border-t border-line">
                <th scope="row" className="text-left font-normal">
                  {period}
                </th>
                <td>{cents(interest)}</td>
                <td>{cents(principal)}</td>
                <td>{cents(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {balloon > 0 && (
        <p className="mt-3 text-small text-ink-2">
          The residual of {formatDollars(balloon)} is due with the last payment, after{' '}
          {printed.termYears(values.termYears)}.
        </p>
      )}
    </>
  );
}
