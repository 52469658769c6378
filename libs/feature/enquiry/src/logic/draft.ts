import type { FormValues } from './form-fields.ts';

/** The values of closed forms, in the memory of the page: contact details that were not sent are not stored. */
const drafts = new Map<string, FormValues>();

/** The values that were in a form when it was closed, if any. */
export function draftOf(form: string): FormValues | undefined {
  return drafts.get(form);
}

/** Keeps the values of a form that closes, or with null drops them: they were sent. */
export function keepDraft(form: string, values: FormValues | null): void {
  if (values) drafts.set(form, values);
  else drafts.delete(form);
}

/** Drops all of them, for tests. */
export function clearDrafts(): void {
  drafts.clear();
}
