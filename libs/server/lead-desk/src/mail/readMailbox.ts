import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { mailPath } from './diskMailer.ts';
import type { LeadMail } from './Mailer.ts';

/** A mail of the mailbox, read back from its file. */
export interface MailboxMail {
  kind: LeadMail['kind'];
  leadId: string;
  /** See `LeadMail`. */
  number: number;
  site: string;
  /** ISO 8601. */
  date: string | null;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

/** The newest mails of a mailbox, at most `limit`, of one site or of all. A mailbox that does not exist is empty. */
export async function readMailbox(
  folder: string,
  { site, limit = 50 }: { site?: string; limit?: number } = {},
): Promise<MailboxMail[]> {
  const sites = site === undefined ? await names(folder) : [site];
  const files = (await Promise.all(sites.map((each) => mailsOf(folder, each)))).flat();
  const newest = files
    .sort((a, b) => b.written - a.written || a.leadId.localeCompare(b.leadId) || b.number - a.number)
    .slice(0, limit);
  const mails = await Promise.all(newest.map((each) => readMail(folder, each)));
  return mails.filter((mail) => mail !== null);
}

/** One mail, or null when there is none of that name. */
export async function readMail(
  folder: string,
  {
    site,
    leadId,
    number = 1,
    kind = 'lead',
  }: { site: string; leadId: string; number?: number; kind?: LeadMail['kind'] },
): Promise<MailboxMail | null> {
  const bytes = await readFile(mailPath(folder, { site, leadId, number, kind })).catch(nullIfMissing);
  if (bytes === null) return null;
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'utf8' });
  return {
    kind,
    leadId,
    number,
    site,
    date: mail.date ?? null,
    from: addresses([mail.from]),
    to: addresses(mail.to ?? []),
    replyTo: addresses(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      content: typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8'),
    })),
  };
}

/** The kinds that a file name says. */
const OTHER_KINDS = ['confirmation', 'reply', 'staff'] as const;

/** See `mailName`. */
const FILE_NAME = new RegExp(`^([^.]+)(?:\\.(\\d+))?(?:\\.(${OTHER_KINDS.join('|')}))?\\.eml$`);

async function mailsOf(folder: string, site: string) {
  const mails = (await names(path.join(folder, site))).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    mails.map(async (name) => {
      const { mtimeMs } = await stat(path.join(folder, site, name));
      const [, leadId = '', number = '1', other] = FILE_NAME.exec(name) ?? [];
      const kind: LeadMail['kind'] = OTHER_KINDS.find((each) => each === other) ?? 'lead';
      return { site, leadId, number: Number(number), kind, written: mtimeMs };
    }),
  );
}

async function names(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullIfMissing)) ?? [];
}

function addresses(list: readonly (Address | undefined)[]): string {
  return list
    .flatMap((each) => each?.group ?? (each ? [each] : []))
    .map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? '')))
    .join(', ');
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return null;
  throw error;
}
