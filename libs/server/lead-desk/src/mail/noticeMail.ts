import { oneLine } from '@forecourt/lead';
import type { LeadNotice } from '../accept/topics.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import type { LeadMail } from './Mailer.ts';
import { blocksHtml, blocksText } from './mailBlock.ts';
import { mailHtml, mailLinks, vehiclePhoto } from './mailHtml.ts';
import { markup } from './markup.ts';
import { visitorName } from './visitorText.ts';

/**
 * A message of the platform to the shopper of a lead, about what became of their matter: text, facts and one link, with the phone number of
 * the dealer below. Null for a shopper without an address. `id` is that of its delivery: matters of several features may be one lead.
 */
export function noticeMail(
  lead: KeptLead,
  site: LeadSite,
  { id, notice }: { id: number; notice: LeadNotice },
): LeadMail | null {
  const { payload, vehicle, createdAt } = lead;
  if (!payload.email) return null;
  const { email: address, location } = leadRecipient(site, lead);
  const name = visitorName(payload.name);
  const { subject, rows, link } = notice;
  const paragraphs = [name === null ? 'Hello,' : `Hi ${name},`, ...notice.paragraphs];
  const blocks = [{ rows }];
  const sender = [site.name, location?.phone ?? site.phone ?? null].filter(Boolean).join(' · ');
  const links = link ? [`${link.text}: ${link.href}`] : [];
  return {
    ...{ kind: 'notice', leadId: lead.id, number: id, site: site.slug, date: createdAt },
    from: { name: site.name, address: site.leads.from },
    to: payload.email,
    replyTo: { name: site.name, address },
    subject: oneLine(subject.slice(0, 200)),
    text: `${[...paragraphs, blocksText(blocks), ...links, sender].join('\n\n')}\n`,
    html: mailHtml(
      subject,
      [
        ...paragraphs.map((line) => markup`<p style="margin:0 0 16px">${line}</p>`),
        vehiclePhoto(vehicle, site),
        ...blocksHtml(blocks),
        mailLinks(link ? [link] : [], site),
        markup`<p style="margin:0;color:#4a5160">${sender}</p>`,
      ],
      site,
    ),
    unsubscribe: null,
    calendar: null,
    attachments: [],
  };
}
