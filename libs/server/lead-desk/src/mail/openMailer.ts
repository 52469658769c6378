import { diskMailer } from './diskMailer.ts';
import type { Mailer } from './Mailer.ts';
import { smtpMailer } from './smtpMailer.ts';

/** The mail server where one is named, else a mailbox on disk. */
export function openMailer({
  smtpUrl,
  mailboxDir,
}: {
  smtpUrl?: string | undefined;
  mailboxDir: string;
}): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : diskMailer(mailboxDir);
}
