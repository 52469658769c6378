import {
  attemptDue,
  enqueue,
  hold,
  startWorker,
  type OutboxAttempt,
  type OutboxRow,
  type Schema,
  type Worker,
} from '@forecourt/database';
import type { Mailer, SiteBySlug } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';
import { z } from 'zod';

/** Outbox topic of an e-mail to a dealer about the stock. */
export const STOCK_NOTICE_TOPIC = 'stock.notice';

const noticeSchema = z.object({ site: z.string(), subject: z.string(), text: z.string() });

/** Writes an e-mail to a dealer about the stock, in the transaction of what it is about. */
export async function enqueueNotice(
  db: Kysely<Schema>,
  notice: z.output<typeof noticeSchema>,
  now: Date,
): Promise<void> {
  await enqueue(db, [{ topic: STOCK_NOTICE_TOPIC, key: notice.site, payload: notice, notBefore: now }]);
}

/** What sends the e-mails. */
export interface NoticeOptions {
  db: Kysely<Schema>;
  mailer: Mailer;
  siteBySlug: SiteBySlug;
  /** Where a site wants them; the address of its leads if null. */
  addressOf: (slug: string) => string | null;
  now: () => Date;
  leaseMs?: number | undefined;
  /** Slugs of the sites whose e-mails are sent here. */
  sites: readonly string[];
  onAttempt?: (attempt: OutboxAttempt) => void;
  onError?: (error: unknown) => void;
}

/** Sends the e-mails until it is stopped, with the retries of leads. Without a mail server they wait. */
export function startStockNotices(options: NoticeOptions): Worker {
  return startWorker(() => sendNotices(options), options);
}

/** Sends the e-mails that are due, and returns their number. */
export async function sendNotices(options: NoticeOptions): Promise<number> {
  const { db, mailer, now, leaseMs, sites, onAttempt } = options;
  if (mailer.holds !== undefined) {
    await hold(db, STOCK_NOTICE_TOPIC, mailer.holds);
    return 0;
  }
  return attemptDue(
    { db, handle: (row) => send(options, row), now, leaseMs, sites, ...(onAttempt && { onAttempt }) },
    { topics: [STOCK_NOTICE_TOPIC] },
  );
}

async function send({ mailer, siteBySlug, addressOf, now }: NoticeOptions, row: OutboxRow): Promise<void> {
  const { site: slug, subject, text } = noticeSchema.parse(row.payload);
  const site = siteBySlug(slug);
  if (!site) throw new Error(`The site ${slug} is not served here.`);
  await mailer.send({
    ...{ kind: 'stock', leadId: `stock-${row.id}`, number: 1, site: slug, date: now() },
    from: { name: `${site.name} website`, address: site.leads.from },
    to: addressOf(slug) ?? site.leads.to,
    ...{ subject, text, html: null, replyTo: null, unsubscribe: null, calendar: null, attachments: [] },
  });
}
