import { formatDollars } from '@forecourt/pricing';
import { Button, Select, TextField } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { ComparedFinance } from '../logic/compared-finance.ts';

export interface CompareFinanceProps {
  finance: ComparedFinance;
  /** The compared vehicles, which stay in the address. */
  ids: readonly number[];
  /** The postcode of the delivery, which stays too; empty for none. */
  postcode: string;
}

/**
 * The terms of all repayments of the comparison: the rates, said once beside the mark of the warning, and a form for deposit and term. A plain form: its
 * answer is a new page.
 */
export function CompareFinance({ finance, ids, postcode }: CompareFinanceProps) {
  const { deposit, termYears, years, rate, comparisonRate } = finance;
  return (
    <section aria-label="Repayments on the same terms" className="mt-6">
      <p className="text-note font-semibold">
        Repayments with a {formatDollars(deposit)} deposit over {yearsText(termYears)}: {rate} interest,{' '}
        {comparisonRate} comparison*
      </p>
      <p className="mt-1 text-note text-ink-2">
        The same terms for every vehicle, so that you can compare. A lender’s offer may differ.
      </p>
      <form
        method="get"
        action={paths.compare()}
        noValidate
        className="mt-3 grid max-w-150 grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] print:hidden"
      >
        <input type="hidden" name="ids" value={ids.join(',')} />
        {postcode !== '' && <input type="hidden" name="postcode" value={postcode} />}
        <TextField
          id="compare-deposit"
          name="deposit"
          label="Deposit"
          inputMode="numeric"
          defaultValue={formatDollars(deposit)}
        />
        <Select id="compare-years" name="years" label="Term" defaultValue={String(termYears)}>
          {years.map((each) => (
            <option key={each} value={String(each)}>
              {yearsText(each)}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="outline" className="max-sm:col-span-2">
          Update repayments
        </Button>
      </form>
    </section>
  );
}

const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`);
