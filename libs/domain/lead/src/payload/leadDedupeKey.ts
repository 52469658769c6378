import { validPhone } from '@forecourt/phone';
import type { LeadPayload } from './leadPayloadSchema.ts';

/** The lead fields that the dedupe key uses. */
export type RepeatedLead = Pick<
  LeadPayload,
  'name' | 'last_name' | 'email' | 'phone' | 'postcode' | 'car_id' | 'category'
>;

/**
 * The dedupe key of a lead: the person (e-mail, else phone number, else name and postcode), the car and the category,
 * case-insensitive. The server gives two of one key within 10 minutes one id; what the second says that the first did not
 * (`leadNews`) is added to it. (rulings 86 and 136)
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
