import type { SubmitEvent } from 'react';
import type { OfferedTimes } from '../logic/offered-times.ts';
import type { DeclaredField } from '@forecourt/lead';
import type { FormErrors, FormField } from '../logic/form-fields.ts';
import type { PlateNotice, TradeInValue } from '../logic/trade-in-value.ts';

/** Props that register a field; before hydration only its name. */
export interface FieldBinding {
  name: FormField;
  ref?: (element: HTMLElement | null) => void;
  onChange?: (event: { target: unknown }) => void;
}

/** The offered times and the selected one. */
export interface TimesBinding extends OfferedTimes {
  /** The selected time; a day without a time, `YYYY-MM-DD`; empty for none. */
  chosen: string;
  /** Null before hydration. */
  choose: ((chosen: string) => void) | null;
}

/** A file of a form, in the browser. */
export interface FormFile {
  /** Unique in its field; of a kept file its signed id. */
  key: string;
  name: string;
  bytes: number;
  state: 'kept' | 'sending' | 'failed';
  /** Why it was not sent, of one that failed. */
  error: string | null;
  /** Whether sending it again may help. */
  retry: boolean;
}

/** The files of a form's fields. */
export interface FilesBinding {
  /** The files of a field, in the order they were chosen. */
  of(field: string): readonly FormFile[];
  add(field: FileFieldOf, files: readonly File[]): void;
  remove(field: FileFieldOf, key: string): void;
  /** Sends a file that failed again. */
  retry(key: string): void;
}

/** A declared field with files. */
export type FileFieldOf = Extract<DeclaredField, { kind: 'file' }>;

/** The state and handlers of an enquiry form: a plain HTML form before hydration, then one that its code keeps. */
export interface FormBinding {
  field(name: FormField): FieldBinding;
  /** The current error message of each field. */
  errors: FormErrors;
  /** The invalid fields of the last submit; the summary does not change while they are corrected. */
  summary: readonly { field: FormField; text: string }[];
  /** The time picker; null for a form without one. */
  times: TimesBinding | null;
  /** The files of the form; null before hydration, when they are posted with it. */
  files: FilesBinding | null;
  /** The step that is shown, from 0. */
  step: number;
  /** Shows another step; null before hydration, when a button posts the form. */
  go: ((step: number) => void) | null;
  /** Whether a field is asked; before hydration every field is. */
  isAsked(field: DeclaredField): boolean;
  /** A sentence about the number plate above the fields of a vehicle; null for none. */
  notice: PlateNotice | null;
  /** The value of the shopper's own vehicle; null before the last step, and in a form without one. */
  value: TradeInValue | null;
  /** An error message about the whole form. */
  failure: string | null;
  sending: boolean;
  /** Null leaves the form to the browser. */
  submit: ((event: SubmitEvent<HTMLFormElement>) => void) | null;
}

/** The binding of a plain HTML form, with the server's errors for the last post. */
export function plainBinding(
  refused:
    | (Pick<FormBinding, 'errors' | 'failure'> & Partial<Pick<FormBinding, 'step' | 'notice' | 'value'>>)
    | null,
  summary: FormBinding['summary'],
  times: FormBinding['times'] = null,
): FormBinding {
  return {
    field: (name) => ({ name }),
    errors: refused?.errors ?? {},
    summary,
    times,
    files: null,
    step: refused?.step ?? 0,
    go: null,
    isAsked: () => true,
    notice: refused?.notice ?? null,
    value: refused?.value ?? null,
    failure: refused?.failure ?? null,
    sending: false,
    submit: null,
  };
}
