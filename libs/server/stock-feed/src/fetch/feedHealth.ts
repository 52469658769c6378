import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { enqueueNotice } from '../notices/stockNotices.ts';
import { lastApplied } from './feedLog.ts';
import type { StockFeed } from './StockFeed.ts';
import { shownUrl } from './shownUrl.ts';

/** Whether the stock of a dealer follows its feed. */
export interface FeedHealth {
  dealer: string;
  /** Its address, without the values of its query. */
  source: string;
  /** The last attempt; null before the first. */
  last: { at: Date; outcome: 'imported' | 'unchanged' | 'failed' | null; reason: string | null } | null;
  lastSuccessAt: Date | null;
  /** Attempts that failed since the last success. */
  failures: number;
  /** Rows of the import that the stock is of. */
  rows: { accepted: number; review: number; rejected: number } | null;
  /** No success for longer than the dealer allows. */
  stale: boolean;
  dueAt: Date | null;
}

/** The health of a feed. */
export async function feedHealth(
  db: Kysely<Schema>,
  { dealer, url, staleAfterHours }: Pick<StockFeed, 'dealer' | 'url' | 'staleAfterHours'>,
  now: Date,
): Promise<FeedHealth> {
  const plan = await db
    .selectFrom('stock_feeds')
    .select(['due_at', 'since'])
    .where('dealer', '=', dealer)
    .executeTakeFirst();
  const attempts = db.selectFrom('feed_fetches').where('dealer', '=', dealer).orderBy('id', 'desc');
  const last = await attempts.select(['started_at', 'finished_at', 'outcome', 'reason']).executeTakeFirst();
  const success = await attempts
    .select(['id', 'finished_at'])
    .where('outcome', 'in', ['imported', 'unchanged'])
    .executeTakeFirst();
  const { failures } = await db
    .selectFrom('feed_fetches')
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('dealer', '=', dealer)
    .where('outcome', '=', 'failed')
    .where('id', '>', success?.id ?? 0)
    .executeTakeFirstOrThrow();
  const applied = await lastApplied(db, dealer);
  const since = success?.finished_at ?? plan?.since ?? null;
  const { accepted = 0, review = 0, rejected = 0 } = applied?.counts ?? {};
  return {
    dealer,
    source: shownUrl(url),
    last: last
      ? { at: last.finished_at ?? last.started_at, outcome: last.outcome, reason: last.reason }
      : null,
    lastSuccessAt: success?.finished_at ?? null,
    failures,
    rows: applied ? { accepted, review, rejected } : null,
    stale: since !== null && now.getTime() - since.getTime() > staleAfterHours * 3_600_000,
    dueAt: plan?.due_at ?? null,
  };
}

/** One attempt to fetch a feed; its outcome is null while it runs. */
export interface FeedAttempt {
  started_at: Date;
  outcome: 'imported' | 'unchanged' | 'failed' | null;
  reason: string | null;
  bytes: number | null;
  /** Rows of the import, by outcome. */
  counts: Record<string, number> | null;
}

/** The last attempts to fetch the feed of a dealer, newest first. */
export async function feedHistory(db: Kysely<Schema>, dealer: string, limit: number): Promise<FeedAttempt[]> {
  return db
    .selectFrom('feed_fetches')
    .leftJoin('imports', 'imports.id', 'feed_fetches.import_id')
    .select(['feed_fetches.started_at', 'outcome', 'reason', 'bytes', 'imports.counts'])
    .where('feed_fetches.dealer', '=', dealer)
    .orderBy('feed_fetches.id', 'desc')
    .limit(limit)
    .execute();
}

/** Writes to the dealer that the feed is stale, once until it works again. */
export async function tellStale(db: Kysely<Schema>, feed: StockFeed, now: Date): Promise<boolean> {
  const { stale, lastSuccessAt, last } = await feedHealth(db, feed, now);
  if (!stale) return false;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('stock_feeds')
      .set({ stale_told_at: now })
      .where('dealer', '=', feed.dealer)
      .where('stale_told_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const since = lastSuccessAt ? momentOf(lastSuccessAt, feed.site.timeZone) : null;
    await enqueueNotice(
      trx,
      {
        site: feed.dealer,
        subject: 'Your website does not get new stock',
        text:
          `${since ? `The last time that your website could read the stock feed was ${since}.` : 'Your website has never been able to read the stock feed.'} ` +
          `It still shows the stock that it has, and keeps trying.\n\nWhat went wrong the last time: ${last?.reason ?? 'it is not known.'}\n\nFeed: ${shownUrl(feed.url)}\n`,
      },
      now,
    );
    return true;
  });
}

const momentOf = (date: Date, timeZone: string) =>
  date.toLocaleString('en-AU', { timeZone, dateStyle: 'full', timeStyle: 'short' });
