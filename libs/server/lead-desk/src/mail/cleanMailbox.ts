import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { keptMails } from './readMailbox.ts';

/** Whose mails are erased: those about their leads, and those from or to their address. */
export interface MailsOfPerson {
  site: string;
  leadIds: readonly string[];
  email?: string | undefined;
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
export async function eraseMails(folder: string, { site, leadIds, email }: MailsOfPerson): Promise<number> {
  const address = email?.trim().toLowerCase() ?? '';
  let removed = 0;
  for (const { file, mail } of await keptMails(folder, site)) {
    const names = `${mail.to} ${mail.replyTo}`.toLowerCase().split(/[\s,<>]+/);
    if (!leadIds.includes(mail.leadId) && (address === '' || !names.includes(address))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
