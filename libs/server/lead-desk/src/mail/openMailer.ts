import { diskMailer } from './diskMailer.ts';
import type { Mailer } from './Mailer.ts';
import { noMailer } from './noMailer.ts';
import { smtpMailer } from './smtpMailer.ts';

/**
 * The mail server where one is named, else a mailbox on disk where one is wanted. Nobody reads that but a demonstration: with
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
