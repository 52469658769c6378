import { oneLine } from '@forecourt/lead';
import { adfXml } from '../adf/adfXml.ts';
import { deliveryName, type KeptLead } from '../deliver/KeptLead.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import { leadHtml } from './leadHtml.ts';
import { leadText } from './leadText.ts';
import type { LeadMail } from './Mailer.ts';

/**
 * The e-mail of a lead or of an addition: HTML and plain text for people, ADF attached for CRM systems,
 * Reply-To the shopper.
 *
 * @param desk origin of the desk, which the mail links to; null for none.
 */
export function leadMail(lead: KeptLead, site: LeadSite, desk: string | null = null): LeadMail {
  const { payload, vehicle } = lead;
  const about = vehicle ? `${vehicle.name}${vehicle.stocknum ? ` (${vehicle.stocknum})` : ''}` : site.name;
  const name = oneLine([payload.name, payload.last_name].filter(Boolean).join(' '));
  const added = lead.number > 1 ? 'Added to ' : '';
  return {
    kind: 'lead',
    leadId: lead.id,
    number: lead.number,
    site: site.slug,
    date: lead.createdAt,
    from: { name: `${site.name} website`, address: site.leads.from },
    to: leadRecipient(site, lead).emails.join(', '),
    replyTo: payload.email ? { name, address: payload.email } : null,
    subject: oneLine(`${added}${payload.category ?? 'Enquiry'}: ${about}, ${name}`.slice(0, 200)),
    text: leadText(lead, site, desk),
    html: leadHtml(lead, site, desk),
    unsubscribe: null,
    calendar: null,
    attachments: [
      {
        filename: `lead-${deliveryName(lead)}.adf.xml`,
        contentType: 'application/x-adf+xml',
        content: adfXml(lead, site),
      },
    ],
  };
}
