import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { personKeys } from '../accept/leadState.ts';
import { keptMails, type MailboxMail } from './readMailbox.ts';

/** Fewer digits are no phone number. */
const DIGITS = 6;

/** Whose mails are erased: those about their leads, those from or to their address, and text messages to their number. */
export interface MailsOfPerson {
  site: string;
  leadIds: readonly string[];
  email?: string | undefined;
  phone?: string | undefined;
}

/** Deletes the mails and text messages of a site that were written to the mailbox before a time. Returns how many. */
export async function removeOldMails(
  folder: string,
  { site, before }: { site: string; before: Date },
): Promise<number> {
  const directory = path.join(folder, site);
  let removed = 0;
  for (const name of await readdir(directory).catch(() => [])) {
    const file = path.join(directory, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs >= before.getTime()) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Deletes the mails and text messages of a person from the mailbox. Returns how many; 0 if there is no mailbox. */
export async function eraseMails(
  folder: string,
  { site, leadIds, ...person }: MailsOfPerson,
): Promise<number> {
  const { email, phone } = personKeys({ email: person.email ?? null, phone: person.phone ?? null });
  const isTheirs = ({ kind, leadId, to, replyTo }: MailboxMail): boolean => {
    if (leadIds.includes(leadId)) return true;
    if (kind === 'sms')
      return (
        phone !== null && phone.length >= DIGITS && personKeys({ email: null, phone: to }).phone === phone
      );
    const names = `${to} ${replyTo}`.toLowerCase().split(/[\s,<>]+/);
    return email !== null && names.includes(email);
  };
  let removed = 0;
  for await (const { file, mail } of keptMails(folder, site)) {
    if (!isTheirs(mail)) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
