import { everyRecipient, leadRecipient } from '../deliver/leadRecipient.ts';
import type { FailedDelivery, LeadDelivery } from '../accept/topics.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import type { LeadSite } from '../LeadSite.ts';
import { leadHtml } from './leadHtml.ts';
import { leadMail } from './leadMail.ts';
import type { LeadMail } from './Mailer.ts';

/** The e-mail of a lead to the address of the site, because it could not be delivered by another channel: it says so before everything else. */
export function fallbackMail(
  lead: KeptLead,
  site: LeadSite,
  { failed, to, desk }: { failed: FailedDelivery; to: string | undefined; desk: string | null },
): LeadMail {
  const mail = leadMail(lead, site, desk);
  const sentence =
    `This lead could not be delivered ${placeOf(failed, lead, site, to)}, although it was tried for three days. ` +
    'Please answer the shopper, and have that address checked: other leads may be waiting for it.';
  return {
    ...mail,
    kind: 'fallback',
    number: failed.id,
    to: site.leads.to,
    subject: `Not delivered before: ${mail.subject}`.slice(0, 200),
    text: `${sentence}\n\n${mail.text}`,
    html: leadHtml(lead, site, desk, sentence),
  };
}

function placeOf(
  { channel }: FailedDelivery,
  lead: KeptLead,
  site: LeadSite,
  to: LeadDelivery['to'],
): string {
  const arrived = lead.earlier[0]?.createdAt ?? lead.createdAt;
  if (channel === 'email') return `by e-mail to ${leadRecipient(site, lead).emails.join(', ')}`;
  if (channel === 'sms') return `by text message to ${to ?? 'a member of staff'}`;
  if (channel === 'crm')
    return `to the CRM mailbox ${everyRecipient(site, site.leads.crm, { payload: lead.payload, arrived }).join(', ')}`;
  const { hostname = 'your system' } = URL.parse(site.leads.webhook?.url ?? '') ?? {};
  return `by the webhook to ${hostname}`;
}
