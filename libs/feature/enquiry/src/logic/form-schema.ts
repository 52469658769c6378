import { enquirySchemaFor, testDriveSchema } from '@forecourt/lead';
import type { EnquiryRules } from '@forecourt/lead';
import type { z } from 'zod';

/** The schema of this site's forms, for browser and server: an enquiry, and the time of a test drive. */
export function formSchemaFor(rules: EnquiryRules) {
  return enquirySchemaFor(rules).extend({ dateTime: testDriveSchema.shape.dateTime });
}

/** The values before validation. */
export type FormInput = z.input<ReturnType<typeof formSchemaFor>>;

/** The values after validation. */
export type CheckedForm = z.output<ReturnType<typeof formSchemaFor>>;
