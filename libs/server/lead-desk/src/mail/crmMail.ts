import { adfXml } from '../adf/adfXml.ts';
import type { KeptLead } from '../deliver/KeptLead.ts';
import { everyRecipient } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import { leadMail } from './leadMail.ts';
import type { LeadMail } from './Mailer.ts';

/**
 * The e-mail of a lead to the mailboxes of CRM systems: its whole body is the ADF document, which such systems read, in plain text. Null if
 * no mailbox of the site gets this lead, as after a change of its config.
 */
export function crmMail(lead: KeptLead, site: LeadSite): LeadMail | null {
  const arrived = lead.earlier[0]?.createdAt ?? lead.createdAt;
  const to = everyRecipient(site, site.leads.crm, { payload: lead.payload, arrived });
  if (to.length === 0) return null;
  const forPeople = leadMail(lead, site);
  return {
    ...forPeople,
    kind: 'crm',
    to: to.join(', '),
    text: adfXml(lead, site),
    html: null,
    attachments: [],
  };
}
