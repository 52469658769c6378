import { centsText } from '@forecourt/pricing';
import { useCountedStart } from '@forecourt/analytics/counted-start';
import { Button, Checkbox, ErrorSummary } from '@forecourt/primitives';
import { useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { agreedTo } from '../logic/agreed-to.ts';
import { fieldId, FORM_FIELDS } from '../logic/form-fields.ts';
import { onRoadCents } from '../logic/on-road-cents.ts';
import type { CheckoutPage, RefusedPost, Terms } from '../logic/page.ts';
import { ChargesOnTop } from './ChargesOnTop.tsx';
import { ContactFields } from './ContactFields.tsx';
import { OnRoadTotal } from './OnRoadTotal.tsx';
import { TermsTexts } from './TermsTexts.tsx';

export interface ReserveFormProps {
  page: CheckoutPage;
  terms: Terms;
  refused: RefusedPost | null;
}

/** The form that reserves a vehicle. Without JavaScript the browser posts it. */
export function ReserveForm({ page, terms, refused }: ReserveFormProps) {
  const { car, holdHours, depositCents } = page;
  const { errors, values }: Pick<RefusedPost, 'errors' | 'values'> = refused ?? {
    errors: {},
    values: page.typed.values,
  };
  const counted = useCountedStart('checkout', car.id);
  const isSending = useNavigation().state !== 'idle';
  const deposit = centsText(depositCents);
  const summary = useMemo(
    () => Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text })),
    [errors],
  );
  return (
    <Form method="post" noValidate {...counted} className="flex flex-col gap-5">
      <ErrorSummary errors={summary} />
      <p className="text-ink-2">
        Pay a deposit of {deposit} by card, and we hold this vehicle for you for {holdHours} hours. You get
        all of it back if you change your mind in that time. You pay on the next page; nothing is charged
        here.
      </p>
      <h2 className="text-h3">Your details</h2>
      <ContactFields values={values} errors={errors} />
      <h2 className="text-h3">Before you reserve</h2>
      {car.price !== null && car.on_road ? (
        <OnRoadTotal car={car} price={car.price} onRoad={car.on_road} />
      ) : (
        <ChargesOnTop suffix={car.price_suffix} onRoadCosts={terms.onRoadCosts} of="price" />
      )}
      <TermsTexts terms={terms} />
      <Checkbox
        id={fieldId(FORM_FIELDS.agreed)}
        name={FORM_FIELDS.agreed}
        value="yes"
        defaultChecked={page.typed.agreed === agreedTo(terms.version, car.state)}
        error={errors[FORM_FIELDS.agreed] ?? null}
        label="I have read the terms of the deposit and agree to them."
        aria-required
      />
      <input type="hidden" name={FORM_FIELDS.price} value={car.price ?? ''} />
      <input type="hidden" name={FORM_FIELDS.suffix} value={car.price_suffix} />
      <input type="hidden" name={FORM_FIELDS.onRoad} value={onRoadCents(car.on_road) ?? ''} />
      <input type="hidden" name={FORM_FIELDS.version} value={terms.version} />
      <input type="hidden" name={FORM_FIELDS.state} value={car.state ?? ''} />
      <Button type="submit" size="large" busyText={isSending ? 'Reserving' : null}>
        Continue to the payment of {deposit}
      </Button>
    </Form>
  );
}
