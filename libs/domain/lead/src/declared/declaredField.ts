import { z } from 'zod';
import { MOST_FILES } from '../files/fileRules.ts';

/** A label or heading of a form: a line of at most 100 characters. */
export const labelSchema = z.string().trim().min(1).max(100);
const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9 -]{0,59}$/, 'begins with a letter, then letters, digits, spaces and hyphens');

const field = {
  /** Name of the field, unique in the form. Names of the lead, such as `Rego` or `kms`, fill that part of the lead. */
  name: name.describe(
    'Name of the field, unique in the form. Names of the lead, such as `Rego` or `kms`, fill that part of the lead.',
  ),
  /** Label of the field, and of the answer in the lead. */
  label: labelSchema.describe('Label of the field, and of the answer in the lead.'),
  /** A sentence below the label. Default: none. */
  hint: z.string().max(300).optional().describe('A sentence below the label.'),
  /** Whether an answer is needed. Default: `true`. */
  required: z.boolean().default(true).describe('Whether an answer is needed.'),
  /** Asked only if another field has this value; without JavaScript it is shown and optional. Default: always. */
  when: z
    .strictObject({
      /** Name of the other field, which stands before this one. */
      field: name.describe('Name of the other field, which stands before this one.'),
      /** Its value. */
      is: z.string().describe('Its value.'),
    })
    .optional()
    .describe('Asked only if another field has this value; without JavaScript it is shown and optional.'),
};

const kind = <Kind extends string>(value: Kind, text: string) => z.literal(value).describe(text);
const longest = (most: number, usual: number) =>
  z.int().min(1).max(most).default(usual).describe('The most characters of an answer.');
const options = z
  .array(labelSchema)
  .min(1)
  .max(50)
  .describe('The answers to choose from, as they are shown and sent.');

/** A field of a declared form. */
export const declaredFieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('text', 'A line of text.'),
    ...field,
    max: longest(300, 100),
    /** Token of the attribute `autocomplete`, such as `address-level2`. Default: `off`. */
    autoComplete: z
      .string()
      .optional()
      .describe('Token of the attribute `autocomplete`, such as `address-level2`.'),
  }),
  z.strictObject({ kind: kind('lines', 'Text of several lines.'), ...field, max: longest(4000, 1000) }),
  z.strictObject({
    kind: kind('number', 'A whole number.'),
    ...field,
    /** The least number. Default: 0. */
    min: z.int().min(0).default(0).describe('The least number.'),
    /** The greatest number. Default: 9,999,999. */
    max: z.int().default(9_999_999).describe('The greatest number.'),
  }),
  z.strictObject({
    kind: kind('choice', 'One of the options.'),
    ...field,
    options,
    /** The option that is chosen until another one is. Default: none. */
    initial: labelSchema.optional().describe('The option that is chosen until another one is.'),
  }),
  z.strictObject({ kind: kind('ticks', 'Any of the options.'), ...field, options }),
  z.strictObject({ kind: kind('date', 'A day, today or later.'), ...field }),
  z.strictObject({
    kind: kind('file', 'Files: photos, or documents such as a CV.'),
    ...field,
    /** What the files are: photos (JPEG, PNG, WebP) or documents (PDF). */
    accept: z
      .enum(['photos', 'documents'])
      .describe('What the files are: photos (JPEG, PNG, WebP) or documents (PDF).'),
    /** The most files. Default: 10. */
    most: z.int().min(1).max(MOST_FILES).default(MOST_FILES).describe('The most files.'),
  }),
]);

/** A field of a declared form, with its defaults. */
export type DeclaredField = z.output<typeof declaredFieldSchema>;

/** A field of a declared form, as a dealer writes it. */
export type DeclaredFieldInput = z.input<typeof declaredFieldSchema>;
