import type { ValuationAnswer } from '@forecourt/platform-client';
import { formatDollars, formatRange } from '@forecourt/pricing';
import { Alert, ChoiceField } from '@forecourt/primitives';
import { longDate } from '@forecourt/values';
import { NO_FIGURE_TEXT } from '@forecourt/valuation';
import { vehicleText } from '../logic/trade-in-value.ts';
import type { TradeInValue } from '../logic/trade-in-value.ts';
import { fieldId } from './field-id.ts';
import type { FormBinding } from './form-binding.ts';

export interface TradeInOfferProps {
  /** Prefix of the ids of all fields; unique on the page. */
  idPrefix: string;
  value: TradeInValue;
  /** The initial answer to the range. */
  accepted: string;
  binding: Pick<FormBinding, 'field'>;
}

/** The value of the shopper's own vehicle: a range with what it rests on, or why there is none. The form can be sent in each state. */
export function TradeInOffer({ idPrefix, value, accepted, binding }: TradeInOfferProps) {
  return (
    <div role="status" className="min-h-60">
      {value.state === 'working' && <p className="text-ink-2">Working out what your vehicle is worth…</p>}
      {value.state === 'failed' && <Alert>{NO_FIGURE_TEXT.unavailable}</Alert>}
      {value.state === 'valued' && <Valued {...value} {...{ idPrefix, accepted, binding }} />}
    </div>
  );
}

function Valued({
  valuation,
  idPrefix,
  accepted,
  binding,
}: Omit<TradeInOfferProps, 'value'> & { valuation: ValuationAnswer }) {
  const { range, no_figure, vehicle, finance_note } = valuation;
  if (!range) return <Alert>{no_figure}</Alert>;
  return (
    <div className="grid gap-5 rounded-card bg-sunken p-panel">
      <div>
        <p className="text-note text-ink-2">Trade-in value of your {vehicleText(vehicle)}</p>
        <p className="mt-1 text-h2 font-semibold tabular-nums">{formatRange(range)}</p>
        <p className="mt-2 text-note text-ink-2">
          {range.basis} Valid until {longDate(range.valid_until)}, once we’ve seen the vehicle.
        </p>
      </div>
      <details className="text-note">
        <summary className="w-fit cursor-pointer py-1 font-semibold underline">How we worked it out</summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">The steps of the calculation</caption>
          <tbody>
            {range.reasons.map(({ text, amount }, index) => (
              <tr key={text} className="border-t border-line">
                <th scope="row" className="py-2 pr-4 text-start font-normal">
                  {text}
                </th>
                <td className="py-2 text-end whitespace-nowrap tabular-nums">
                  {index > 0 && amount > 0 ? '+' : ''}
                  {formatDollars(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {finance_note !== null && <p className="text-note">{finance_note}</p>}
      <ChoiceField
        id={fieldId(idPrefix, 'offer_accepted')}
        label="Are you happy with a figure in this range?"
        type="radio"
        options={['Yes', 'No']}
        chosen={[accepted]}
        input={binding.field('offer_accepted')}
        optional
        error={null}
      />
    </div>
  );
}
