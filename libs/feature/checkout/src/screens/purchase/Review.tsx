import { Checkbox, Link } from '@forecourt/primitives';
import { fieldId, FORM_FIELDS } from '../../logic/form-fields.ts';
import { PURCHASE_FIELDS } from '../../logic/purchase/purchase-fields.ts';
import { shownInReview } from '../../logic/purchase/shown-in-review.ts';
import { stepPath } from '../../logic/purchase/step-path.ts';
import { stepsFor } from '../../logic/purchase/purchase-steps.ts';
import { ChargesOnTop } from '../ChargesOnTop.tsx';
import { TermsTexts } from '../TermsTexts.tsx';
import { LoanBox } from './LoanBox.tsx';
import { PriceLines } from './PriceLines.tsx';
import type { StepFieldsProps } from './StepFields.tsx';

/** Everything that was chosen with its prices, the terms, and the consent. */
export function Review({ page: { car, terms }, view, errors }: Omit<StepFieldsProps, 'values'>) {
  const { quote, shopper, choices } = view;
  const rows = [
    ...quote.rows,
    {
      label: 'Your details',
      text: `${shopper.name} ${shopper.last_name}, ${shopper.email}, ${shopper.phone}`,
    },
  ];
  const changes = stepsFor(quote).filter(({ id }) => id !== 'car' && id !== 'review');
  return (
    <>
      <PriceLines lines={quote.lines} total={quote.total_cents} suffix={quote.suffix} note={quote.on_road} />
      {terms && <ChargesOnTop suffix={quote.suffix} onRoadCosts={terms.onRoadCosts} />}
      <dl className="grid gap-3">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-note text-ink-2">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {choices.pay === 'finance' && quote.loan && <LoanBox loan={quote.loan} />}
      <nav aria-label="Change something">
        <p className="text-note text-ink-2">Change something:</p>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {changes.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={stepPath(car.slug, id)}
                className="flex min-h-11 items-center text-brand-text underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {terms && (
        <>
          <TermsTexts terms={terms} />
          <Checkbox
            id={fieldId(FORM_FIELDS.agreed)}
            name={FORM_FIELDS.agreed}
            value="yes"
            error={errors[FORM_FIELDS.agreed] ?? null}
            label="I have read the terms of the deposit and agree to them."
            aria-required
          />
          <input type="hidden" name={FORM_FIELDS.version} value={terms.version} />
          <input type="hidden" name={FORM_FIELDS.state} value={car.state ?? ''} />
        </>
      )}
      {shownInReview(view).map((text) => (
        <input key={text} type="hidden" name={PURCHASE_FIELDS.shown} value={text} />
      ))}
      <input type="hidden" name={PURCHASE_FIELDS.total} value={quote.total_cents} />
    </>
  );
}
