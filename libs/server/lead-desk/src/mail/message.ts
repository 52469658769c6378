import type { SendMailOptions } from 'nodemailer';
import { mailName } from './mailName.ts';
import type { LeadMail } from './Mailer.ts';

/**
 * A mail in nodemailer's format. Its Message-ID is derived from the lead's id, so that mail clients can dedupe copies; an addition
 * has the lead's Message-ID in `In-Reply-To`. A confirmation is marked as an automatic reply (RFC 3834), so that no automatic reply
 * answers it.
 */
export function message(mail: LeadMail): SendMailOptions {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  const idOf = (number: number) => `<lead-${mailName({ ...mail, number })}@${domain}>`;
  const isReply = mail.kind === 'confirmation';
  return {
    messageId: idOf(mail.number),
    ...(mail.number > 1 && !isReply && { inReplyTo: idOf(1), references: idOf(1) }),
    date: mail.date,
    from: mail.from,
    to: isReply ? { name: '', address: mail.to } : mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar !== null && {
      icalEvent: { method: 'PUBLISH', filename: 'appointment.ics', content: mail.calendar },
    }),
    headers: {
      'X-Lead-Id': mail.leadId,
      'X-Lead-Message': String(mail.number),
      'X-Lead-Site': mail.site,
      'X-Lead-Mail': mail.kind,
      'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated',
      ...(isReply && { 'X-Auto-Response-Suppress': 'All' }),
      ...(mail.unsubscribe !== null && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [...mail.attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
