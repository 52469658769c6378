import * as z from 'zod/mini';

const kept = z.catch(z.string().check(z.maxLength(254)), '');

/**
 * The contact details saved in the browser to prefill the next form (EN-09). Stored values are not trusted: a field of another
 * type or over the maximum length is empty, so corrupt storage never fails and prefills nothing.
 */
export const savedDetailsSchema = z.catch(
  z.object({ name: kept, last_name: kept, email: kept, phone: kept, postcode: kept }),
  { name: '', last_name: '', email: '', phone: '', postcode: '' },
);

/** Saved contact details; an unknown field is an empty text. */
export type SavedDetails = z.output<typeof savedDetailsSchema>;
