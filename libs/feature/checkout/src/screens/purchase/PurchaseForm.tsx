import { centsText } from '@forecourt/pricing';
import { useCountedStart } from '@forecourt/analytics/counted-start';
import { Alert, Button, buttonStyle, ErrorSummary, Link, StepHeading } from '@forecourt/primitives';
import { useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { fieldId } from '../../logic/form-fields.ts';
import type { RefusedPost } from '../../logic/page.ts';
import { PURCHASE_FIELDS } from '../../logic/purchase/purchase-fields.ts';
import { STEP_ANCHOR, stepsFor } from '../../logic/purchase/purchase-steps.ts';
import { stepPath } from '../../logic/purchase/step-path.ts';
import { Review } from './Review.tsx';
import { StepFields, type StepFieldsProps } from './StepFields.tsx';

export interface PurchaseFormProps extends Pick<StepFieldsProps, 'page' | 'view'> {
  refused: RefusedPost | null;
}

/** One step of a purchase. It is a plain form: without JavaScript the browser posts it. */
export function PurchaseForm({ page, view, refused }: PurchaseFormProps) {
  const { car, depositCents } = page;
  const { step, quote } = view;
  const { errors, values, failure }: Pick<RefusedPost, 'errors' | 'values' | 'failure'> = refused ?? NOTHING;
  const counted = useCountedStart('purchase', car.id);
  const isSending = useNavigation().formMethod === 'POST';
  const summary = useMemo(
    () => Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text })),
    [errors],
  );
  const steps = stepsFor(quote);
  const index = steps.findIndex(({ id }) => id === step);
  const before = steps[index - 1];
  return (
    <Form
      method="post"
      action={stepPath(car.slug, step)}
      noValidate
      {...counted}
      className="flex flex-col gap-5"
    >
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <ErrorSummary errors={summary} />
      <StepHeading id={STEP_ANCHOR} step={index} titles={steps.map(({ title }) => title)} />
      <input type="hidden" name={PURCHASE_FIELDS.step} value={step} />
      <input type="hidden" name={PURCHASE_FIELDS.car} value={car.slug} />
      {step === 'review' ? (
        <Review page={page} view={view} errors={errors} />
      ) : (
        <StepFields key={step} page={page} view={view} values={values} errors={errors} />
      )}
      <div className="flex flex-row-reverse gap-3">
        <Button type="submit" size="large" className="flex-1" busyText={isSending ? 'Saving' : null}>
          {step === 'review' ? `Continue to the payment of ${centsText(depositCents)}` : 'Continue'}
        </Button>
        {before && (
          <Link href={stepPath(car.slug, before.id)} className={buttonStyle('outline', 'large')}>
            Back
          </Link>
        )}
      </div>
    </Form>
  );
}

const NOTHING = { errors: {}, values: {}, failure: null };
