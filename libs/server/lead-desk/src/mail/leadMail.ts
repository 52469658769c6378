import type { LeadPayload } from '@forecourt/lead';
import { adfXml } from '../adf/adfXml.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import type { LeadMail } from './Mailer.ts';

/** The e-mail of a lead: plain text for people, the same in ADF attached for machines, answered to the shopper. */
export function leadMail(lead: KeptLead, site: LeadSite): LeadMail {
  const { payload, vehicle } = lead;
  const about = vehicle ? `${vehicle.name}${vehicle.stocknum ? ` (${vehicle.stocknum})` : ''}` : site.name;
  return {
    leadId: lead.id,
    site: site.slug,
    date: lead.createdAt,
    from: { name: `${site.name} website`, address: site.leads.from },
    to: leadRecipient(site, payload).email,
    replyTo: payload.email ? { name: fullName(payload), address: payload.email } : null,
    subject: oneLine(`${payload.category ?? 'Enquiry'}: ${about}, ${fullName(payload)}`),
    text: leadText(lead, site),
    attachments: [
      {
        filename: `lead-${lead.id}.adf.xml`,
        contentType: 'application/x-adf+xml',
        content: adfXml(lead, site),
      },
    ],
  };
}

function leadText(lead: KeptLead, site: LeadSite): string {
  const { payload, vehicle } = lead;
  const blocks = [
    table([
      ['Name', fullName(payload)],
      ['E-mail', payload.email],
      ['Phone', payload.phone],
      ['Postcode', payload.postcode],
    ]),
    table([
      ['Vehicle', vehicle?.name ?? null],
      ['Stock no.', vehicle?.stocknum ?? payload.stock_number],
      ['Price shown', vehicle?.price_text ?? null],
      ['Page', vehicle ? new URL(`/cars/${vehicle.slug}`, site.origin).href : payload.url || null],
    ]),
    payload.message && `Message:\n${payload.message}`,
    table([
      ['About', [payload.category, payload.subcategory].filter(Boolean).join(' / ') || null],
      ['Location', leadRecipient(site, payload).location?.name ?? payload.location],
      ['Registration', payload.Rego],
      ['Also wants', payload.additional_services.join(', ') || null],
      ...Object.entries(payload.answers ?? {}),
      ['Offers by e-mail', payload.opt_in ? 'Yes, asked for them' : 'No'],
    ]),
    table([
      ['Came by', campaign(payload)],
      ['Pages seen', payload.lead_attributes.visited_pages.join('\n  ') || null],
    ]),
    table([
      ['Received', received(lead.createdAt, site.timeZone)],
      ['Lead', lead.id],
    ]),
  ];
  const text = blocks.filter(Boolean).join('\n\n');
  return `${site.name} has a new enquiry from its website. Reply to this e-mail to answer.\n\n${text}\n`;
}

function table(rows: readonly (readonly [label: string, value: string | null])[]): string {
  return rows
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function campaign({ lead_attributes }: LeadPayload): string | null {
  const entries = Object.entries(lead_attributes.linked_query_params);
  return entries.length === 0 ? null : entries.map(([key, value]) => `${key}=${value}`).join(', ');
}

function received(instant: Date, timeZone: string): string {
  const text = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    instant,
  );
  return `${text} (${timeZone})`;
}

function fullName({ name, last_name }: LeadPayload): string {
  return [name, last_name].filter(Boolean).join(' ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}
