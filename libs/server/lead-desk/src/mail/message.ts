import type { SendMailOptions } from 'nodemailer';
import type { LeadMail } from './Mailer.ts';

/** A mail as nodemailer takes it. Its Message-ID is made from the lead's id, so a second copy can be recognised. */
export function message(mail: LeadMail): SendMailOptions {
  const domain = mail.from.address.split('@')[1] ?? 'localhost';
  return {
    messageId: `<lead-${mail.leadId}@${domain}>`,
    date: mail.date,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    headers: { 'X-Lead-Id': mail.leadId, 'X-Lead-Site': mail.site, 'Auto-Submitted': 'auto-generated' },
    attachments: [...mail.attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
