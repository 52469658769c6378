import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { LeadMail, Mailer } from './Mailer.ts';
import { message } from './message.ts';

/**
 * Keeps mails in a folder instead of sending them: `<folder>/<site>/<lead id>.eml`, each a whole message that any mail
 * program opens. A file gets its name only when it is complete and on the disk, and never over another: a lead has one
 * file, however often it is delivered and wherever a process was killed.
 */
export function diskMailer(folder: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    kind: 'mailbox',
    async send(mail) {
      const { message: bytes } = await composer.sendMail(message(mail));
      if (!Buffer.isBuffer(bytes)) throw new Error('The message was not composed in memory.');
      await keepOnce(mailPath(folder, mail), bytes);
    },
    close: () => composer.close(),
  };
}

/** The place of a lead's mail. Both parts are checked, because they become a path. */
export function mailPath(folder: string, { site, leadId }: Pick<LeadMail, 'site' | 'leadId'>): string {
  if (!/^[a-z0-9-]+$/i.test(site) || !/^[a-z0-9-]+$/i.test(leadId)) {
    throw new RangeError('A mail is named by a site slug and a lead id, of letters, digits and hyphens.');
  }
  return path.join(folder, site, `${leadId}.eml`);
}

async function keepOnce(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file).catch(ignoreExisting);
  } finally {
    await rm(draft, { force: true });
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
