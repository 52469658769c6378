import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { mailPath } from './diskMailer.ts';
import type { LeadMail } from './Mailer.ts';

/** A mail or a text message of the mailbox, read back from its file. */
export interface MailboxMail {
  kind: LeadMail['kind'] | 'sms';
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
  const files = (await Promise.all(sites.map((each) => filesOf(folder, each)))).flat();
  const newest = files
    .sort((a, b) => b.written - a.written || a.leadId.localeCompare(b.leadId) || b.number - a.number)
    .slice(0, limit);
  const mails = await Promise.all(newest.map(readKept));
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
  return readKept({ file: mailPath(folder, { site, leadId, number, kind }), kind, leadId, number, site });
}

/** Every mail of a site with its file, in no order, one after another: a mailbox may have many. */
export async function* keptMails(
  folder: string,
  site: string,
): AsyncGenerator<{ file: string; mail: MailboxMail }> {
  for (const each of await filesOf(folder, site)) {
    const mail = await readKept(each);
    if (mail) yield { file: each.file, mail };
  }
}

async function readKept({ file, ...kept }: KeptFile): Promise<MailboxMail | null> {
  const bytes = await readFile(file).catch(nullIfMissing);
  if (bytes === null) return null;
  return kept.kind === 'sms' ? readSms(kept, bytes) : readMime(kept, bytes);
}

function readSms({ kind, leadId, number, site }: Omit<KeptFile, 'file'>, bytes: Buffer): MailboxMail {
  const { to, text, date }: { to: string; text: string; date: string } = JSON.parse(bytes.toString('utf8'));
  const noMail = { from: '', replyTo: '', html: '', attachments: [] };
  return { ...noMail, kind, leadId, number, site, date, to, text, subject: 'Text message' };
}

async function readMime(
  { kind, leadId, number, site }: Omit<KeptFile, 'file'>,
  bytes: Buffer,
): Promise<MailboxMail> {
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
const OTHER_KINDS = [
  'crm',
  'fallback',
  'confirmation',
  'reply',
  'notice',
  'staff',
  'account',
  'stock',
  'alert',
] as const;

/** See `mailName`. */
const MAIL_NAME = new RegExp(`^([^.]+)(?:\\.(\\d+))?(?:\\.(${OTHER_KINDS.join('|')}))?\\.eml$`);

/** See `diskSms`. */
const SMS_NAME = /^([^.]+)(?:\.(\d+))?\.sms\.\d+\.json$/;

interface KeptFile {
  file: string;
  kind: MailboxMail['kind'];
  leadId: string;
  number: number;
  site: string;
}

function keptFile(folder: string, site: string, name: string): KeptFile | null {
  const [, leadId = '', number = '1', suffix] = MAIL_NAME.exec(name) ?? SMS_NAME.exec(name) ?? [];
  if (leadId === '') return null;
  const ofMail = OTHER_KINDS.find((each) => each === suffix) ?? 'lead';
  const kind = name.endsWith('.json') ? 'sms' : ofMail;
  return { file: path.join(folder, site, name), kind, leadId, number: Number(number), site };
}

async function filesOf(folder: string, site: string): Promise<(KeptFile & { written: number })[]> {
  const files: (KeptFile & { written: number })[] = [];
  for (const name of await names(path.join(folder, site))) {
    const kept = keptFile(folder, site, name);
    const found = kept && (await stat(kept.file).catch(nullIfMissing));
    if (found) files.push({ ...kept, written: found.mtimeMs });
  }
  return files;
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
