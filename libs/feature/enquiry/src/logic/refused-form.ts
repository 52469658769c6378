import type { FormErrors } from './form-fields.ts';
import type { ValuedStep } from './value-trade-in.ts';

/** What a post without JavaScript shows: the errors of a rejected form, or without errors another step of it. */
export interface RefusedForm extends ValuedStep {
  errors: FormErrors;
  /** An error message about the whole form; null when only fields have errors. */
  failure: string | null;
  /** The step to show, from 0. */
  step: number;
  status: number;
}
