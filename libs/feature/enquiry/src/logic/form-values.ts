import type { DeclaredValue } from '@forecourt/lead';
import type { FormField, FormValues } from './form-fields.ts';

/** The value of a field; empty for an answer that was not given. */
export function valueOf(values: FormValues, name: FormField): DeclaredValue | boolean {
  const own = ownName(name);
  return own === null ? values[name as keyof Omit<FormValues, 'values'>] : (values.values[own] ?? '');
}

/** The same values with another one of a field. */
export function withValue(values: FormValues, name: FormField, value: DeclaredValue | boolean): FormValues {
  const own = ownName(name);
  if (own === null) return { ...values, [name]: value };
  return typeof value === 'boolean' ? values : { ...values, values: { ...values.values, [own]: value } };
}

/** The name of a declared field; null for a field that every form may have. */
const ownName = (name: FormField): string | null =>
  name.startsWith('values.') ? name.slice('values.'.length) : null;
