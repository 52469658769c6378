import { findCarById } from '@forecourt/api';
import type { LeadDetail } from '@forecourt/desk-client';
import { TEMPLATE_FIELDS } from '@forecourt/desk-client/contracts';
import { oneLine } from '@forecourt/lead';
import { leadVehicle } from '@forecourt/lead-desk';
import type { Answered, DeskCall, ReadCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { leadDetail } from './leadDetail.ts';

/** A name in braces. */
const FIELD = /\{([^{}\s]+)\}/g;

/** The names in braces of a template that are not known. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = TEMPLATE_FIELDS;
  return [...text.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !known.includes(name));
}

/** The templates of a dealership, filled in for a lead. What is not known is a word in square brackets, for staff to replace. */
export async function leadDrafts(call: DeskCall<'leadDrafts'>): Promise<Answered<'leadDrafts'>> {
  const { request, services, site, member } = call;
  const lead = await leadDetail(call, request.params.id);
  if (!lead) return refuse('notFound');
  const { location } = lead;
  const place = site.locations.find(({ id }) => id === location?.id);
  const values: Record<(typeof TEMPLATE_FIELDS)[number], string | null> = {
    first_name: lead.name.split(' ')[0] || null,
    vehicle: lead.vehicle?.name ?? null,
    price: await priceNow(call, lead),
    category: lead.category,
    appointment: lead.appointment_at && timeText(new Date(lead.appointment_at), lead.time_zone),
    location: place?.name ?? site.name,
    location_phone: place?.phone ?? site.phone ?? null,
    dealer: site.name,
    staff_name: member.name,
  };
  const fill = (text: string) =>
    text.replace(FIELD, (whole, name: string) => {
      const field = TEMPLATE_FIELDS.find((each) => each === name);
      if (!field) return whole;
      // Words of a shopper are one line, so that they cannot look like another part of the mail.
      return oneLine(values[field] ?? '') || `[${field.replaceAll('_', ' ')}]`;
    });
  const templates = await services.db
    .selectFrom('desk_templates')
    .selectAll()
    .where('site', '=', site.slug)
    .where('archived', '=', false)
    .orderBy('name')
    .execute();
  return {
    drafts: templates.map(({ id, name, subject, text }) => ({
      template_id: id,
      name,
      subject: oneLine(fill(subject)),
      text: fill(text),
    })),
  };
}

/** The price that the vehicle of a lead has now: that of the enquiry would be promised again. Empty for one that shows none, or has left the stock. */
async function priceNow({ services: { db }, site }: ReadCall, { car }: LeadDetail): Promise<string> {
  if (!car || car.id === null || car.status_now === null) return '';
  const found = await findCarById(db, site, car.id);
  return found ? leadVehicle(found).price_text : '';
}

/** @example timeText(start, 'Australia/Brisbane') // 'Tuesday 24 November at 10:30 am' */
function timeText(at: Date, timeZone: string): string {
  const day = at.toLocaleDateString('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const time = at.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit', timeZone });
  return `${day} at ${time}`;
}
