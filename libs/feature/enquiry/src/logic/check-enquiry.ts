import { checkedEnquiry, leadMessages } from '@forecourt/lead';
import type { CheckedEnquiry, DeclaredValues, EnquiryRules } from '@forecourt/lead';
import { isDayOnly } from './chosen-time.ts';
import { fieldsOf } from './form-fields.ts';
import type { FormErrors, FormValues } from './form-fields.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** A form that is right: texts trimmed, empty ones null. */
export interface CheckedForm extends CheckedEnquiry {
  offer_accepted: 'Yes' | 'No' | null;
  /** The answers of a declared form, by the names of its fields. */
  values: DeclaredValues;
}

/** The result of a check: the enquiry, or a sentence for each wrong field. */
export type FormCheck = { enquiry: CheckedForm } | { errors: FormErrors };

/**
 * Checks the fields that every form has, in the browser and on the server. What the API checks besides, such as whether a phone number
 * exists, is said by its response.
 */
export function checkEnquiry(form: FormValues, rules: EnquiryRules): FormCheck {
  const checked = checkedEnquiry(form, rules);
  if ('enquiry' in checked)
    return { enquiry: { ...checked.enquiry, offer_accepted: answerOf(form.offer_accepted), values: {} } };
  // A day without a time is an error of its own.
  const time = isDayOnly(form.dateTime) ? { dateTime: leadMessages.dateTimeOfDay } : {};
  return { errors: { ...checked.problems, ...time } };
}

/** The errors of a check. */
export const errorsOf = (checked: FormCheck): FormErrors => ('errors' in checked ? checked.errors : {});

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

const answerOf = (text: string) => (text === 'Yes' || text === 'No' ? text : null);
