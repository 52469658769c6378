import { enquirySchemaFor, testDriveSchema } from '@forecourt/lead';
import type { EnquiryRules } from '@forecourt/lead';
import type { z } from 'zod';

/** What a form of this site is checked with, in the browser and on the server: an enquiry, and the time of a test drive. */
export function formSchemaFor(rules: EnquiryRules) {
  return enquirySchemaFor(rules).extend({ dateTime: testDriveSchema.shape.dateTime });
}

/** What the fields hold before they are checked. */
export type FormInput = z.input<ReturnType<typeof formSchemaFor>>;

/** A checked form. */
export type CheckedForm = z.output<ReturnType<typeof formSchemaFor>>;
