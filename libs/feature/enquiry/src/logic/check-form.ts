import { checkedAnswers, declaredFields } from '@forecourt/lead';
import type { EnquiryRules } from '@forecourt/lead';
import { checkEnquiry, errorsOf } from './check-enquiry.ts';
import type { FormCheck } from './check-enquiry.ts';
import type { FormValues } from './form-fields.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/**
 * Checks a form with the fields of its declaration, if it has one.
 *
 * @param today the local date of the dealer, `YYYY-MM-DD`.
 */
export function checkForm(
  form: FormValues,
  { rules, topic, today }: { rules: EnquiryRules; topic: Pick<EnquiryTopic, 'form'>; today: string },
): FormCheck {
  const checked = checkEnquiry(form, rules);
  if (topic.form === null) return checked;
  const { values, problems } = checkedAnswers(declaredFields(topic.form), form.values, today);
  const own = Object.entries(problems).map(([name, text]) => [`values.${name}`, text] as const);
  if ('enquiry' in checked && own.length === 0) return { enquiry: { ...checked.enquiry, values } };
  return { errors: { ...Object.fromEntries(own), ...errorsOf(checked) } };
}
