import { validPhone } from '@forecourt/phone/valid';
import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';
import { contactRules } from './checkedText.ts';
import { EMAIL } from './isEmail.ts';
import { postcodeField } from './postcodeField.ts';
import { requiredText } from './textField.ts';

/**
 * Contact details: the five fields of every form, which are also saved to prefill the next form (EN-09). A phone number is kept
 * as typed; it must be valid by `validPhone`.
 */
export const contactFields = {
  name: requiredText(contactRules.name.max, contactRules.name.missing),
  last_name: requiredText(contactRules.last_name.max, contactRules.last_name.missing),
  email: z.pipe(
    requiredText(contactRules.email.max, contactRules.email.missing),
    z.email({ pattern: EMAIL, error: leadMessages.email }),
  ),
  phone: requiredText(contactRules.phone.max, contactRules.phone.missing).check(
    z.refine((text) => validPhone(text) !== null, { error: leadMessages.phone }),
  ),
  postcode: postcodeField,
};

const { name, last_name, email, phone } = contactFields;

/** Who somebody is and how to reach them, as forms without a place ask for it. */
export const personSchema = z.object({ name, last_name, email, phone });
