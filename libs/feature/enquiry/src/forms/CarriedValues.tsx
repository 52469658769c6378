import type { DeclaredField } from '@forecourt/lead';
import type { FormValues } from '../logic/form-fields.ts';
import { STEP_FIELD } from '../logic/form-steps.ts';
import { PLATE_FIELD, plateText, VALUE_FIELD } from '../logic/trade-in-value.ts';
import type { TradeInValue } from '../logic/trade-in-value.ts';

/** What a step of a form without JavaScript carries: its number, and the answers of the other steps, which the server checks again. */
export function CarriedValues({
  step,
  others,
  values,
  valuation,
  value,
}: {
  step: number;
  /** The fields of the other steps. */
  others: readonly DeclaredField[];
  values: FormValues;
  /** Whether the form asks for the value of the shopper's own vehicle. */
  valuation: boolean;
  /** The value that it shows; null for none. */
  value: TradeInValue | null;
}) {
  return (
    <>
      <input type="hidden" name={STEP_FIELD} value={step} />
      {valuation && <input type="hidden" name={PLATE_FIELD} value={plateText(values.values)} />}
      {value?.state === 'valued' && <input type="hidden" name={VALUE_FIELD} value={value.valuation.id} />}
      {others.flatMap(({ name }) =>
        [values.values[name] ?? '']
          .flat()
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={`values.${name}`} value={value} />
          )),
      )}
    </>
  );
}
