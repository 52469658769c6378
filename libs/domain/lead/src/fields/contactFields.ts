import { validPhone } from '@forecourt/phone/valid';
import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';
import { postcodeField } from './postcodeField.ts';
import { requiredText } from './textField.ts';

/**
 * Contact details: the five fields of every form, which are also saved to prefill the next form (EN-09). A phone number is kept
 * as typed; it must be valid by `validPhone`.
 */
export const contactFields = {
  name: requiredText(100, leadMessages.name),
  last_name: requiredText(100, leadMessages.lastName),
  email: z.pipe(requiredText(254, leadMessages.email), z.email({ error: leadMessages.email })),
  phone: requiredText(40, leadMessages.phone).check(
    z.refine((text) => validPhone(text) !== null, { error: leadMessages.phone }),
  ),
  postcode: postcodeField,
};

const { name, last_name, email, phone } = contactFields;

/** Who somebody is and how to reach them, as forms without a place ask for it. */
export const personSchema = z.object({ name, last_name, email, phone });
