import { enquirySchemaFor, leadMessages, testDriveSchema } from '@forecourt/lead';
import type { EnquiryRules } from '@forecourt/lead';
import { z } from 'zod';
import { isDayOnly } from './chosen-time.ts';

/** The time of a test drive. A day without a time is an error of its own. */
const dateTime = z
  .string()
  .nullish()
  .refine((chosen) => !isDayOnly(chosen ?? ''), leadMessages.dateTimeOfDay)
  .pipe(testDriveSchema.shape.dateTime);

/** The schema of this site's forms, for browser and server: an enquiry, and the time of a test drive. */
export function formSchemaFor(rules: EnquiryRules) {
  return enquirySchemaFor(rules).extend({ dateTime });
}

/** The values before validation. */
export type FormInput = z.input<ReturnType<typeof formSchemaFor>>;

/** The values after validation. */
export type CheckedForm = z.output<ReturnType<typeof formSchemaFor>>;
