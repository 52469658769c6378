import { z } from 'zod';
import { EARLY_END, endsAfterItStarts, locationField, shared, titleField } from './fields.ts';

/** The front matter of a person, `content/people/*.md`. Its text says something about them. */
export const personFields = z
  .strictObject({
    ...shared,
    name: titleField.describe('First and last name.'),
    role: titleField.describe('What they do, such as Sales consultant.'),
    location: locationField,
    phone: z
      .string()
      .regex(/^[\d +()-]{6,24}$/, 'A phone number has digits and spaces.')
      .nullable()
      .default(null)
      .describe('Their direct number.'),
    email: z.email().nullable().default(null).describe('Their e-mail address; everybody can read it.'),
    order: z.int().default(100).describe('Lower numbers come first; then the name counts.'),
  })
  .refine(endsAfterItStarts, EARLY_END);
