import type { SendMailOptions } from 'nodemailer';
import { deliveryName } from '../deliver/KeptLead.ts';
import type { LeadMail } from './Mailer.ts';

/**
 * A mail in nodemailer's format. Its Message-ID is derived from the lead's id, so that mail clients can dedupe copies; an addition
 * has the lead's Message-ID in `In-Reply-To`.
 */
export function message(mail: LeadMail): SendMailOptions {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  const idOf = (number: number) => `<lead-${deliveryName({ id: mail.leadId, number })}@${domain}>`;
  return {
    messageId: idOf(mail.number),
    ...(mail.number > 1 && { inReplyTo: idOf(1), references: idOf(1) }),
    date: mail.date,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'X-Lead-Id': mail.leadId,
      'X-Lead-Message': String(mail.number),
      'X-Lead-Site': mail.site,
      'Auto-Submitted': 'auto-generated',
    },
    attachments: [...mail.attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
