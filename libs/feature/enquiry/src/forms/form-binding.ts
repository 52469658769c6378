import type { SubmitEvent } from 'react';
import type { OfferedTimes } from '../logic/offered-times.ts';
import type { FormErrors, FormField } from '../logic/form-fields.ts';

/** What ties a field to whoever watches it; before any script that is its name alone. */
export interface FieldBinding {
  name: FormField;
  ref?: (element: HTMLElement | null) => void;
  onChange?: (event: { target: unknown; type?: string }) => unknown;
  onBlur?: (event: { target: unknown; type?: string }) => unknown;
}

/** What drives an enquiry form: the browser's own form before scripts, React Hook Form after. */
export interface FormBinding {
  field(name: FormField): FieldBinding;
  /** The sentence about each refused field, as it stands now. */
  errors: FormErrors;
  /** The refused fields of the last try; the summary keeps still while they are mended. */
  summary: readonly { field: FormField; text: string }[];
  /** The times that are offered, and the one that stands in the form; null where none is asked for. */
  times: (OfferedTimes & { chosen: string }) | null;
  /** A sentence about the form as a whole. */
  failure: string | null;
  sending: boolean;
  /** Null leaves the form to the browser. */
  submit: ((event: SubmitEvent<HTMLFormElement>) => void) | null;
}

/** A form that the browser posts by itself, with what the server said about the last post. */
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
