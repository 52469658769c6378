import { agreedText } from '@forecourt/pricing';
import { Alert } from '@forecourt/primitives';
import { FORM_FIELDS } from '../../logic/form-fields.ts';
import type { CheckoutPage } from '../../logic/page.ts';
import type { PurchasePage, StepView } from '../../logic/purchase/purchase-page.ts';
import { ChargesOnTop } from '../ChargesOnTop.tsx';
import { TermsTexts } from '../TermsTexts.tsx';
import { PriceLines } from './PriceLines.tsx';

export interface CarStepProps extends Pick<PurchasePage, 'terms'> {
  car: CheckoutPage['car'];
  view: StepView;
}

/** The vehicle with its total price and what comes on top. A price that has changed meanwhile is confirmed here. */
export function CarStep({ car, terms, view }: CarStepProps) {
  const { oldPrice, quote } = view;
  return (
    <>
      {oldPrice !== null && car.price !== null && (
        <Alert>
          The price of this car has changed from {agreedText(oldPrice, '')} to{' '}
          <strong>{agreedText(car.price, car.price_suffix)}</strong>. Press Continue if you want to go on with
          it. Everything else you chose is still here.
        </Alert>
      )}
      <PriceLines lines={quote.lines} total={quote.total_cents} suffix={quote.suffix} note={quote.on_road} />
      {terms && <ChargesOnTop suffix={quote.suffix} onRoadCosts={terms.onRoadCosts} />}
      {terms && <TermsTexts terms={terms} />}
      <input type="hidden" name={FORM_FIELDS.price} value={car.price ?? ''} />
    </>
  );
}
