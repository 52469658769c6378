import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';
import { normalisePostcode } from './normalisePostcode.ts';

/** A required postcode: a text of four digits, with the specification's message for anything else. */
export const postcodeField = z.pipe(
  z.string({ error: leadMessages.postcode }),
  z.transform((text, { issues }) => {
    const postcode = normalisePostcode(text);
    if (postcode !== null) return postcode;
    issues.push({ code: 'custom', message: leadMessages.postcode, input: text });
    return z.NEVER;
  }),
);
