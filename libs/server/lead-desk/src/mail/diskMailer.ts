import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { keepOnce } from './keepOnce.ts';
import { mailName } from './mailName.ts';
import type { LeadMail, Mailer } from './Mailer.ts';
import { message } from './message.ts';

const HOUR_MS = 3_600_000;

/**
 * Stores mails in a folder instead of sending them: `<folder>/<site>/<lead id>.eml`, `<lead id>.2.eml` for its first addition,
 * `<lead id>.confirmation.eml` for the confirmation to the shopper, `<lead id>.crm.eml` for the mail to a CRM system, each a complete MIME message. Writes are atomic and never overwrite: a file gets its name only when it is complete and synced. A lead
 * has one file, each addition, confirmation and answer one, however often it is delivered and wherever a process was killed.
 */
export function diskMailer(folder: string): Mailer {
  const tidied = removeOldDrafts(folder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    kind: 'mailbox',
    async send(mail) {
      await tidied;
      const { message: bytes } = await composer.sendMail(message(mail));
      if (!Buffer.isBuffer(bytes)) throw new Error('The message was not composed in memory.');
      await keepOnce(mailPath(folder, mail), bytes);
    },
    close: () => composer.close(),
  };
}

/** The file of a lead's mail. Both parts are validated, because they become a path. */
export function mailPath(
  folder: string,
  { site, ...mail }: Pick<LeadMail, 'site' | 'leadId' | 'number' | 'kind'>,
): string {
  if (!/^[a-z0-9-]+$/i.test(site) || !/^[a-z0-9-]+$/i.test(mail.leadId)) {
    throw new RangeError('A mail is named by a site slug and a lead id, of letters, digits and hyphens.');
  }
  return path.join(folder, site, `${mailName(mail)}.eml`);
}

/** Removes partial files of killed processes after an hour, because they contain personal data. */
async function removeOldDrafts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const draft of entries.filter((name) => name.endsWith('.draft'))) {
    const file = path.join(folder, draft);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - HOUR_MS) await rm(file, { force: true });
  }
}
