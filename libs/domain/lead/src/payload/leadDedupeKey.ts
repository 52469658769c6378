import type { LeadPayload } from './leadPayloadSchema.ts';

/**
 * What makes two leads the same enquiry: the person (e-mail, else phone digits), the car and the category, whatever the
 * capitals. The server treats two of one key within 10 minutes as one lead. (decision 86)
 *
 * @example leadDedupeKey({ email: 'Kim@x.example', phone: null, car_id: 7, category: null }) // 'kim@x.example|7|'
 */
export function leadDedupeKey(lead: Pick<LeadPayload, 'email' | 'phone' | 'car_id' | 'category'>): string {
  const person = lead.email?.trim().toLowerCase() || (lead.phone ?? '').replace(/[^0-9]/g, '');
  return [person, lead.car_id ?? '', lead.category?.trim().toLowerCase() ?? ''].join('|');
}
