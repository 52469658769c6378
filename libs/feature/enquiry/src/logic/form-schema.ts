import {
  declaredFields,
  declaredValuesFor,
  enquirySchemaFor,
  leadMessages,
  testDriveSchema,
} from '@forecourt/lead';
import type { EnquiryRules } from '@forecourt/lead';
import { z } from 'zod';
import { isDayOnly } from './chosen-time.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The time of a test drive. A day without a time is an error of its own. */
const dateTime = z
  .string()
  .nullish()
  .refine((chosen) => !isDayOnly(chosen ?? ''), leadMessages.dateTimeOfDay)
  .pipe(testDriveSchema.shape.dateTime);

/**
 * The schema of this site's forms, for browser and server: an enquiry, the time of a test drive, and the fields of a declared form.
 *
 * @param today the local date of the dealer, `YYYY-MM-DD`.
 */
export function formSchemaFor(rules: EnquiryRules, { form }: Pick<EnquiryTopic, 'form'>, today: string) {
  return enquirySchemaFor(rules).extend({
    dateTime,
    offer_accepted: z
      .string()
      .nullish()
      .pipe(z.enum(['Yes', 'No']).nullable().catch(null)),
    values: declaredValuesFor(form === null ? [] : declaredFields(form), today),
  });
}

/** The values before validation. */
export type FormInput = z.input<ReturnType<typeof formSchemaFor>>;

/** The values after validation. */
export type CheckedForm = z.output<ReturnType<typeof formSchemaFor>>;
