import {
  declaredFields,
  declaredValuesFor,
  enquirySchemaFor,
  leadMessages,
  testDriveSchema,
} from '@forecourt/lead';
import type { EnquiryRules } from '@forecourt/lead';
import * as z from 'zod/mini';
import { isDayOnly } from './chosen-time.ts';
import type { EnquiryTopic } from './topic-texts.ts';

/** The time of a test drive. A day without a time is an error of its own. */
const dateTime = z.pipe(
  z.nullish(z.string()).check(z.refine((chosen) => !isDayOnly(chosen ?? ''), leadMessages.dateTimeOfDay)),
  testDriveSchema.shape.dateTime,
);

/**
 * The schema of this site's forms, for browser and server: an enquiry, the time of a test drive, and the fields of a declared form.
 *
 * @param today the local date of the dealer, `YYYY-MM-DD`.
 */
export function formSchemaFor(rules: EnquiryRules, { form }: Pick<EnquiryTopic, 'form'>, today: string) {
  return z.extend(enquirySchemaFor(rules), {
    dateTime,
    offer_accepted: z.pipe(z.nullish(z.string()), z.catch(z.nullable(z.enum(['Yes', 'No'])), null)),
    values: declaredValuesFor(form === null ? [] : declaredFields(form), today),
  });
}

/** The values before validation. */
export type FormInput = z.input<ReturnType<typeof formSchemaFor>>;

/** The values after validation. */
export type CheckedForm = z.output<ReturnType<typeof formSchemaFor>>;
