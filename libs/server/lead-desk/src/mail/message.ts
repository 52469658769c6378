import type { SendMailOptions } from 'nodemailer';
import { mailName } from './mailName.ts';
import type { LeadMail } from './Mailer.ts';

/**
 * A mail in nodemailer's format. Its Message-ID is derived from the lead's id, so that mail clients can dedupe copies; an addition
 * has the lead's Message-ID in `In-Reply-To`, an answer of staff that of the confirmation. A confirmation is marked as an automatic reply
 * (RFC 3834), so that no automatic reply answers it.
 */
export function message(mail: LeadMail): SendMailOptions {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  const idOf = (which: Pick<LeadMail, 'kind' | 'number'>) =>
    `<${isAboutNoLead(mail) ? mail.kind : 'lead'}-${mailName({ ...mail, ...which })}@${domain}>`;
  const earlier = earlierMail(mail);
  const isToSeveral = mail.kind === 'lead' || mail.kind === 'crm' || mail.kind === 'fallback';
  return {
    messageId: idOf(mail),
    ...(earlier && { inReplyTo: idOf(earlier), references: idOf(earlier) }),
    date: mail.date,
    from: mail.from,
    to: isToSeveral ? mail.to : { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
    ...(mail.calendar !== null && {
      icalEvent: { method: 'PUBLISH', filename: 'appointment.ics', content: mail.calendar },
    }),
    headers: headersOf(mail),
    attachments: [...mail.attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The mail that a mail client shows this one below; null for none. */
function earlierMail({ kind, number }: LeadMail): Pick<LeadMail, 'kind' | 'number'> | null {
  if (kind === 'reply') return { kind: 'confirmation', number: 1 };
  return (kind === 'lead' || kind === 'crm') && number > 1 ? { kind, number: 1 } : null;
}

/** An answer of staff is written by a person, everything else by the platform. */
const AUTO_SUBMITTED = {
  lead: 'auto-generated',
  crm: 'auto-generated',
  fallback: 'auto-generated',
  staff: 'auto-generated',
  account: 'auto-generated',
  stock: 'auto-generated',
  alert: 'auto-generated',
  confirmation: 'auto-replied',
  notice: 'auto-generated',
};

function headersOf({ kind, leadId, number, site, unsubscribe }: LeadMail): Record<string, string> {
  return {
    ...(!isAboutNoLead({ kind }) && {
      'X-Lead-Id': leadId,
      'X-Lead-Message': String(number),
      'X-Lead-Site': site,
    }),
    'X-Lead-Mail': kind,
    ...(kind !== 'reply' && { 'Auto-Submitted': AUTO_SUBMITTED[kind] }),
    ...(kind === 'confirmation' && { 'X-Auto-Response-Suppress': 'All' }),
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** Whether a mail is about no lead: its id is its own. */
function isAboutNoLead({ kind }: Pick<LeadMail, 'kind'>): boolean {
  return kind === 'staff' || kind === 'account' || kind === 'stock' || kind === 'alert';
}
