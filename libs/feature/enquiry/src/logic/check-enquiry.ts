import type { EnquiryRules } from '@forecourt/lead';
import { z } from 'zod';
import { formFields } from './form-fields.ts';
import type { FormErrors, FormValues } from './form-fields.ts';
import { formSchemaFor } from './form-schema.ts';
import type { CheckedForm } from './form-schema.ts';

/** The result of the server's validation: the enquiry, or an error message for each invalid field. */
export function checkEnquiry(
  values: FormValues,
  rules: EnquiryRules,
): { enquiry: CheckedForm } | { errors: FormErrors } {
  const checked = formSchemaFor(rules).safeParse({ ...values, category: null, dealership_slug: null });
  if (checked.success) return { enquiry: checked.data };
  return { errors: namedErrors(z.flattenError(checked.error).fieldErrors) };
}

/** Keeps the first message of each field that the form shows. */
export function namedErrors(fields: Readonly<Record<string, readonly string[] | undefined>>): FormErrors {
  const named = formFields.flatMap((field) => {
    const text = fields[field]?.[0];
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(named);
}
