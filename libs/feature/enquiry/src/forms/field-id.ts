import type { FormField } from '../logic/form-fields.ts';

/** The id of a field; the error summary links to it. */
export function fieldId(prefix: string, name: FormField): string {
  return `${prefix}-${name.replaceAll(/[ .]/g, '-')}`;
}
