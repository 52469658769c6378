import type { EnquiryRules } from '@forecourt/lead';
import type * as z from 'zod/mini';
import { fieldsOf } from './form-fields.ts';
import type { FormErrors, FormValues } from './form-fields.ts';
import { formSchemaFor } from './form-schema.ts';
import type { CheckedForm } from './form-schema.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The result of the server's validation: the enquiry, or an error message for each invalid field. */
export function checkEnquiry(
  values: FormValues,
  { rules, topic, today }: { rules: EnquiryRules; topic: Pick<EnquiryTopic, 'form'>; today: string },
): { enquiry: CheckedForm } | { errors: FormErrors } {
  const checked = formSchemaFor(rules, topic, today).safeParse({
    ...values,
    category: null,
    dealership_slug: null,
  });
  if (checked.success) return { enquiry: checked.data };
  return { errors: namedErrors(messagesByField(checked.error), topic) };
}

/** Keeps the first message of each field that the form shows. */
export function namedErrors(
  fields: Readonly<Record<string, readonly string[] | undefined>>,
  topic: Pick<EnquiryTopic, 'form'>,
): FormErrors {
  const named = fieldsOf(topic).flatMap((field) => {
    const text = fields[field]?.[0];
    return text === undefined ? [] : [[field, text] as const];
  });
  return Object.fromEntries(named);
}

/** The messages by the names of the fields, such as `values.kms`. */
function messagesByField({ issues }: z.core.$ZodError): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { path, message } of issues) (messages[path.join('.')] ??= []).push(message);
  return messages;
}
