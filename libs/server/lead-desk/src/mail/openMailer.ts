import { diskMailer } from './diskMailer.ts';
import type { Mailer } from './Mailer.ts';
import { noMailer } from './noMailer.ts';
import { smtpMailer } from './smtpMailer.ts';

/**
 * The SMTP mailer if a server is configured, else the mailbox on disk if enabled (for demonstrations only). With
 * neither, mails wait.
 */
export function openMailer({
  smtpUrl,
  mailboxDir,
}: {
  smtpUrl?: string | undefined;
  mailboxDir: string | null;
}): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl);
  return mailboxDir === null ? noMailer() : diskMailer(mailboxDir);
}
