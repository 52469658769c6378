import { APPLICATION_STEPS, STEP_TITLES } from '@forecourt/credit-application';
import { useCountedStart } from '@forecourt/analytics/counted-start';
import { Alert, Button, ErrorSummary, StepHeading } from '@forecourt/primitives';
import { useMemo } from 'react';
import { Form } from 'react-router';
import { FORM_FIELDS, FORM_ID } from '../logic/form-fields.ts';
import { KIND_PATHS } from '../logic/kinds.ts';
import type { ApplicationPage, ConsentView, RefusedPost, StepView } from '../logic/page.ts';
import { Consents } from './Consents.tsx';
import { fieldId } from './field-id.ts';
import { StepQuestions } from './StepQuestions.tsx';
import { useSending } from './use-sending.ts';

const TITLES = APPLICATION_STEPS.map((step) => STEP_TITLES[step]);

export interface StepFormProps {
  page: Pick<ApplicationPage, 'kind' | 'lender'>;
  view: StepView | ConsentView;
  refused: RefusedPost | null;
}

/** One step of an application. It is a plain form: without JavaScript the browser posts it. */
export function StepForm({ page: { kind, lender }, view, refused }: StepFormProps) {
  const sending = useSending();
  const counted = useCountedStart(`finance-${kind}`);
  const step = view.at === 'consent' ? 'consent' : view.step;
  const { errors, answers, failure, more } = refused ?? NOTHING;
  const summary = useMemo(
    () => Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text })),
    [errors],
  );
  return (
    <Form
      method="post"
      action={`${KIND_PATHS[kind]}?step=${step}`}
      noValidate
      {...counted}
      className="flex flex-col gap-5"
    >
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <ErrorSummary errors={summary} />
      <StepHeading id={FORM_ID} step={APPLICATION_STEPS.indexOf(step)} titles={TITLES} />
      {more && (
        <p role="status" className="text-ink-2">
          Thank you. Because of your answers, this step has a few more questions.
        </p>
      )}
      <input type="hidden" name={FORM_FIELDS.step} value={step} />
      {view.at === 'consent' ? (
        <Consents view={view} lender={lender} errors={errors} />
      ) : (
        <>
          <StepQuestions
            key={`${step} ${more}`}
            fields={view.fields}
            answers={{ ...view.answers, ...answers }}
            errors={errors}
            isNew={view.about !== null && refused === null}
          />
          {view.about && (
            <>
              <input type="hidden" name={FORM_FIELDS.car} value={view.about.carId ?? ''} />
              <input type="hidden" name={FORM_FIELDS.loan} value={view.about.loan} />
            </>
          )}
        </>
      )}
      {/* The first button of a form is the one that Enter presses. */}
      <div className="flex flex-row-reverse gap-3">
        <Button
          type="submit"
          size="large"
          className="flex-1"
          busyText={sending === 'next' ? (step === 'consent' ? 'Sending' : 'Saving') : null}
        >
          {step === 'consent' ? 'Send my application' : 'Continue'}
        </Button>
        {step !== 'loan' && (
          <Button type="submit" name={FORM_FIELDS.go} value="back" variant="outline" size="large">
            Back
          </Button>
        )}
      </div>
    </Form>
  );
}

const NOTHING: RefusedPost = { answers: {}, errors: {}, failure: null, more: false, status: 200 };
