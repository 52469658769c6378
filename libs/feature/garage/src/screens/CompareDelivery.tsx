import { Button, TextField } from '@forecourt/primitives';
import { paths } from '@forecourt/site-config';
import type { ComparedDelivery } from '../logic/compared-delivery.ts';
import type { ComparedFinance } from '../logic/compared-finance.ts';

export interface CompareDeliveryProps extends ComparedDelivery {
  /** The compared vehicles, which stay in the address. */
  ids: readonly number[];
  /** The terms of the repayments, which stay too; null without repayments. */
  finance: Pick<ComparedFinance, 'deposit' | 'termYears'> | null;
}

/** Asks for the postcode of a delivery. A plain form: its answer is a new page. */
export function CompareDelivery({ ids, finance, postcode, answer }: CompareDeliveryProps) {
  const error = answer && 'error' in answer ? answer.error : null;
  return (
    <form
      method="get"
      action={paths.compare()}
      noValidate
      className="mt-6 grid max-w-96 grid-cols-[minmax(0,1fr)_auto] items-start gap-3 print:hidden"
    >
      <input type="hidden" name="ids" value={ids.join(',')} />
      {finance && (
        <>
          <input type="hidden" name="deposit" value={finance.deposit} />
          <input type="hidden" name="years" value={finance.termYears} />
        </>
      )}
      <TextField
        id="compare-postcode"
        name="postcode"
        label="Postcode to deliver to"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        defaultValue={postcode}
        error={error}
      />
      <Button type="submit" variant="outline" className="mt-[26px]">
        Add delivery
      </Button>
    </form>
  );
}
