import type { SubmitEvent } from 'react';
import type { OfferedTimes } from '../logic/offered-times.ts';
import type { FormErrors, FormField } from '../logic/form-fields.ts';

/** Props that register a field; before hydration only its name. */
export interface FieldBinding {
  name: FormField;
  ref?: (element: HTMLElement | null) => void;
  onChange?: (event: { target: unknown; type?: string }) => unknown;
  onBlur?: (event: { target: unknown; type?: string }) => unknown;
}

/** The offered times and the selected one. */
export interface TimesBinding extends OfferedTimes {
  /** The selected time; a day without a time, `YYYY-MM-DD`; empty for none. */
  chosen: string;
  /** Null before hydration. */
  choose: ((chosen: string) => void) | null;
}

/** The state and handlers of an enquiry form: a plain HTML form before hydration, then React Hook Form. */
export interface FormBinding {
  field(name: FormField): FieldBinding;
  /** The current error message of each field. */
  errors: FormErrors;
  /** The invalid fields of the last submit; the summary does not change while they are corrected. */
  summary: readonly { field: FormField; text: string }[];
  /** The time picker; null for a form without one. */
  times: TimesBinding | null;
  /** An error message about the whole form. */
  failure: string | null;
  sending: boolean;
  /** Null leaves the form to the browser. */
  submit: ((event: SubmitEvent<HTMLFormElement>) => void) | null;
}

/** The binding of a plain HTML form, with the server's errors for the last post. */
export function plainBinding(
  refused: { errors: FormErrors; failure: string | null } | null,
  summary: FormBinding['summary'],
  times: FormBinding['times'] = null,
): FormBinding {
  return {
    field: (name) => ({ name }),
    errors: refused?.errors ?? {},
    summary,
    times,
    failure: refused?.failure ?? null,
    sending: false,
    submit: null,
  };
}
