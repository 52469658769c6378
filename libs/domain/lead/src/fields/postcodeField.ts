import { z } from 'zod';
import { leadMessages } from '../messages.ts';
import { normalisePostcode } from './normalisePostcode.ts';

/** A required postcode: a text of four digits, with the specification's message for anything else. */
export const postcodeField = z.string({ error: leadMessages.postcode }).transform((text, context) => {
  const postcode = normalisePostcode(text);
  if (postcode !== null) return postcode;
  context.addIssue({ code: 'custom', message: leadMessages.postcode });
  return z.NEVER;
});
