import { validPhone } from '@forecourt/phone/valid';
import type { LeadPayload } from './leadPayloadSchema.ts';

/** The lead fields that the dedupe key uses. */
export type RepeatedLead = Pick<
  LeadPayload,
  'name' | 'last_name' | 'email' | 'phone' | 'postcode' | 'car_id' | 'category'
>;

/**
 * The dedupe key of a lead: the person (e-mail, else phone number, else name and postcode), the car and the category,
 * case-insensitive. Two leads with one key within 10 minutes have one id on the server; new information in the second
 * (`leadNews`) is added to the first. (rulings 86 and 136)
 *
 * @example leadDedupeKey({ ...lead, email: 'Kim@x.example', car_id: 7, category: null }) // 'kim@x.example|7|'
 */
export function leadDedupeKey(lead: RepeatedLead): string {
  const person = lower(lead.email) || (lead.phone && validPhone(lead.phone)) || nameAndPlace(lead);
  return [person, lead.car_id, lower(lead.category)].join('|');
}

function nameAndPlace({ name, last_name, postcode }: RepeatedLead): string {
  return [name, last_name, postcode].map(lower).join(' ').trim();
}

function lower(text: string | null): string {
  return text?.trim().toLowerCase() ?? '';
}
