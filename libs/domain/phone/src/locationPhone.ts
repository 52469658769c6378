import { readText } from '@forecourt/values';

/** The fields of a location that `locationPhone` reads. */
export type ReachableLocation = {
  phone?: string | null;
  contact_detail?: { phone?: string | null; landline_phone?: string | null } | null;
};

/**
 * The number of a location: its own, else its contact's, else the landline (ruling 112). Blank numbers are skipped; `null` when
 * there is none.
 *
 * @example locationPhone({ phone: null, contact_detail: { landline_phone: '(07) 5550 4100' } }) // '(07) 5550 4100'
 */
export function locationPhone({ phone, contact_detail: contact }: ReachableLocation): string | null {
  return readText(phone) ?? readText(contact?.phone) ?? readText(contact?.landline_phone);
}
