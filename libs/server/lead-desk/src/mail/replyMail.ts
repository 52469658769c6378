import { oneLine } from '@forecourt/lead';
import type { KeptLead } from '../deliver/KeptLead.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadReply } from '../deliver/readReply.ts';
import type { LeadSite } from '../LeadSite.ts';
import type { LeadMail } from './Mailer.ts';
import { mailHtml } from './mailHtml.ts';
import { markup } from './markup.ts';

/**
 * The answer of staff to a shopper, as it was written, with the name and phone number of the dealer below. Reply-To is the address that
 * gets the lead that is answered. Throws an Error for a shopper without an address.
 */
export function replyMail(
  lead: KeptLead,
  site: LeadSite,
  { id, subject, text, at, lead: answered }: LeadReply,
): LeadMail {
  const { email } = lead.payload;
  if (!email) throw new Error('The shopper of this answer left no e-mail address.');
  const { email: address, location } = leadRecipient(site, answered);
  const phone = location?.phone ?? site.phone ?? null;
  const sender = [site.name, phone].filter(Boolean).join(' · ');
  return {
    kind: 'reply',
    leadId: lead.id,
    number: id,
    site: site.slug,
    date: at,
    from: { name: site.name, address: site.leads.from },
    to: email,
    replyTo: { name: site.name, address },
    subject: oneLine(subject),
    text: `${text}\n\n${sender}\n`,
    html: mailHtml(
      subject,
      [
        markup`<p style="margin:0 0 24px;white-space:pre-line">${text}</p>`,
        markup`<p style="margin:0;color:#4a5160">${sender}</p>`,
      ],
      site,
    ),
    unsubscribe: null,
    calendar: null,
    attachments: [],
  };
}
