import type { SendMailOptions } from 'nodemailer';
import { deliveryName } from '../deliver/KeptLead.ts';
import type { LeadMail } from './Mailer.ts';

/**
 * A mail as nodemailer takes it. Its Message-ID is made from the lead's id, so a second copy can be recognised; an addition names the
 * lead's as the one that it follows.
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
