import type { SavedDetails } from '@forecourt/lead';

const LONGEST = 254;

export const noDetails: SavedDetails = { name: '', last_name: '', email: '', phone: '', postcode: '' };

/**
 * The kept contact details of a browser, whatever was stored: a field of another type or of absurd length is empty. The
 * same rule as `savedDetailsSchema` of `@forecourt/lead`, which a test holds it to, without loading zod for five texts.
 */
export function keptDetails(stored: unknown): SavedDetails {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return noDetails;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const text = (name: keyof SavedDetails) => {
    const value = fields.get(name);
    return typeof value === 'string' && value.length <= LONGEST ? value : '';
  };
  return {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
  };
}
