import { z } from 'zod';

const kept = z.string().max(254).catch('');

/**
 * The contact details a browser keeps to prefill the next form (EN-09). What was stored is never trusted: a field of
 * another type or of absurd length is empty, so a damaged store prefills nothing and breaks nothing.
 */
export const savedDetailsSchema = z
  .object({ name: kept, last_name: kept, email: kept, phone: kept, postcode: kept })
  .catch({ name: '', last_name: '', email: '', phone: '', postcode: '' });

/** The kept contact details; an unknown field is an empty text. */
export type SavedDetails = z.output<typeof savedDetailsSchema>;
