import { validPhone } from '@forecourt/phone';
import { z } from 'zod';
import { leadMessages } from '../messages.ts';
import { postcodeField } from './postcodeField.ts';
import { requiredText } from './textField.ts';

/**
 * Who is asking: the five fields every form shares, and the ones that are kept to prefill the next form (EN-09). A phone number is
 * kept as it was typed; it must be one that `validPhone` knows.
 */
export const contactFields = {
  name: requiredText(100, leadMessages.name),
  last_name: requiredText(100, leadMessages.lastName),
  email: requiredText(254, leadMessages.email).pipe(z.email({ error: leadMessages.email })),
  phone: requiredText(40, leadMessages.phone).refine((text) => validPhone(text) !== null, {
    error: leadMessages.phone,
  }),
  postcode: postcodeField,
};
