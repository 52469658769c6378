import { checkedAnswers, checkedEnquiry, declaredFields, leadMessages } from '@forecourt/lead';
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

/**
 * Checks a form, in the browser and on the server: the enquiry, the time of a test drive, and the fields of a declared form. What the API
 * checks besides, such as whether a phone number exists, is said by its response.
 *
 * @param today the local date of the dealer, `YYYY-MM-DD`.
 * @returns the enquiry, or a sentence for each wrong field.
 */
export function checkEnquiry(
  form: FormValues,
  { rules, topic, today }: { rules: EnquiryRules; topic: Pick<EnquiryTopic, 'form'>; today: string },
): { enquiry: CheckedForm } | { errors: FormErrors } {
  const checked = checkedEnquiry(form, rules);
  const fields = topic.form === null ? [] : declaredFields(topic.form);
  const { values, problems } = checkedAnswers(fields, form.values, today);
  const own = Object.entries(problems).map(([name, text]) => [`values.${name}`, text] as const);
  if ('enquiry' in checked && own.length === 0)
    return { enquiry: { ...checked.enquiry, offer_accepted: answerOf(form.offer_accepted), values } };
  const errors = { ...Object.fromEntries(own), ...('problems' in checked && checked.problems) };
  // A day without a time is an error of its own.
  return { errors: isDayOnly(form.dateTime) ? { ...errors, dateTime: leadMessages.dateTimeOfDay } : errors };
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

const answerOf = (text: string) => (text === 'Yes' || text === 'No' ? text : null);
