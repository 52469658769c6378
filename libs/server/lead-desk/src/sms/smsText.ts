import { oneLine } from '@forecourt/lead';
import { appointmentText } from '@forecourt/location';
import type { KeptLead } from '../deliver/KeptLead.ts';

/**
 * The text message about a lead, for a member of staff: what it is about, who asks, and how to reach them. Each part is cut, so that the whole
 * has at most 199 characters: three parts of a concatenated message with signs outside the GSM alphabet. It has no link.
 *
 * @example smsText(lead) // 'Test Drive: 2020 Toyota RAV4 (U647390), Monday 23 November 2026, 9:00 am. Kim Lee, 0491 570 006'
 */
export function smsText({
  payload,
  vehicle,
  number,
}: Pick<KeptLead, 'payload' | 'vehicle' | 'number'>): string {
  const stock = vehicle?.stocknum ? ` (${vehicle.stocknum})` : '';
  const time = payload.dateTime === null ? '' : `, ${appointmentText(payload.dateTime)}`;
  const about = `${number > 1 ? 'Added to ' : ''}${payload.category ?? 'Enquiry'}${vehicle ? `: ${vehicle.name}${stock}` : ''}${time}`;
  const name = oneLine([payload.name, payload.last_name].filter(Boolean).join(' '));
  const reach = payload.phone ?? payload.email;
  return `${cut(oneLine(about), 110)}. ${[cut(name, 40), reach && cut(oneLine(reach), 45)].filter(Boolean).join(', ')}`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
