import { formFields } from './form-fields.ts';
import type { FormErrors, FormField } from './form-fields.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** Name of the hidden field with the step that a form without JavaScript shows, from 0. */
export const STEP_FIELD = 'form_step';

/** Name of the buttons of such a form: its value `back` returns to the step before. */
export const GO_FIELD = 'form_go';

type Form = Pick<EnquiryTopic, 'form'>;

/** The number of the last step of a form, from 0. */
export function lastStep({ form }: Form): number {
  return (form?.steps.length ?? 1) - 1;
}

/** The fields of a step; the last one also has the common fields. */
export function fieldsOfStep(topic: Form, step: number): FormField[] {
  const own = (topic.form?.steps[step]?.fields ?? []).map(({ name }): FormField => `values.${name}`);
  return step === lastStep(topic) ? [...own, ...formFields] : own;
}

/** The errors of a step. */
export function errorsOfStep(errors: FormErrors, topic: Form, step: number): FormErrors {
  const fields = new Set(fieldsOfStep(topic, step));
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => [...fields].some((each) => each === field)),
  );
}

/** The first step with an error; the last one if there is none. */
export function firstOpenStep(errors: FormErrors, topic: Form): number {
  for (let step = 0; step < lastStep(topic); step += 1)
    if (Object.keys(errorsOfStep(errors, topic, step)).length > 0) return step;
  return lastStep(topic);
}

/** The step in the fragment of a URL, `#step-2`; null for another fragment. */
export function stepInHash(hash: string): number | null {
  const [, number] = /^#step-([1-9])$/.exec(hash) ?? [];
  return number === undefined ? null : Number(number) - 1;
}

/** The fragment of a step, which is the id of its part of the page: the first is `step-1`. */
export const stepId = (step: number): string => `step-${step + 1}`;
