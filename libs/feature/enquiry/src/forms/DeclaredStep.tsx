import { StepHeading } from '@forecourt/primitives';
import type { FormDeclaration } from '@forecourt/lead';
import { stepId } from '../logic/form-steps.ts';
import type { FormValues } from '../logic/form-fields.ts';
import { CarriedValues } from './CarriedValues.tsx';
import { DeclaredFields } from './DeclaredFields.tsx';
import type { FormBinding } from './form-binding.ts';
import { TradeInOffer } from './TradeInOffer.tsx';

export interface DeclaredStepProps {
  /** Prefix of the ids of all fields; unique on the page. */
  idPrefix: string;
  form: FormDeclaration;
  /** Initial values. */
  values: FormValues;
  binding: FormBinding;
}

/** The part of a form that its declaration gives it: the heading and the fields of the step that is shown. */
export function DeclaredStep({ idPrefix, form, values, binding }: DeclaredStepProps) {
  const { step, notice, value, submit } = binding;
  const { steps, valuation } = form;
  const shown = steps[step];
  if (!shown) return null;
  return (
    <>
      <StepHeading id={stepId(step)} step={step} titles={steps.map(({ title }) => title)} />
      {notice !== null && (
        <p role="status" className="text-ink-2">
          {notice}
        </p>
      )}
      {value && <TradeInOffer {...{ idPrefix, value, binding }} accepted={values.offer_accepted} />}
      <DeclaredFields idPrefix={idPrefix} fields={shown.fields} values={values.values} binding={binding} />
      {submit === null && (
        <CarriedValues
          step={step}
          valuation={valuation}
          value={value}
          others={steps.filter((each) => each !== shown).flatMap(({ fields }) => fields)}
          values={values}
        />
      )}
    </>
  );
}
