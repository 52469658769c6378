import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { FeedVersion, StockFeed } from './StockFeed.ts';
import { sourceMark } from './shownUrl.ts';

/** Fetches older than this leave the history, milliseconds. */
const KEPT_MS = 90 * 86_400_000;
/** A whole feed is fetched at least this often, so that a changed declaration or a rule about dates has its effect. */
const WHOLE_EVERY_MS = 86_400_000;

/** How a fetch ended. */
export type FetchEnd =
  | ({ outcome: 'imported'; bytes: number; import_id: number } & FeedVersion)
  | ({ outcome: 'unchanged'; import_id: number } & FeedVersion)
  | { outcome: 'failed'; reason: string; bytes?: number | undefined };

/** Begins the record of a fetch, and ends those of processes that died, and forgets what is old. */
export async function beginFetch(db: Kysely<Schema>, { dealer, url }: StockFeed, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('feed_fetches')
      .set({ finished_at: now, outcome: 'failed', reason: 'The process that fetched it ended.' })
      .where('dealer', '=', dealer)
      .where('finished_at', 'is', null)
      .execute();
    await trx
      .deleteFrom('feed_fetches')
      .where('dealer', '=', dealer)
      .where('started_at', '<', new Date(now.getTime() - KEPT_MS))
      .execute();
    const { id } = await trx
      .insertInto('feed_fetches')
      .values({ dealer, source: sourceMark(url), started_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Ends the record of a fetch. After a success, a later silence is told again. */
export async function endFetch(
  db: Kysely<Schema>,
  { id, dealer }: { id: number; dealer: string },
  end: FetchEnd,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('feed_fetches')
      .set({ ...end, finished_at: now })
      .where('id', '=', id)
      .execute();
    if (end.outcome === 'failed') return;
    await trx.updateTable('stock_feeds').set({ stale_told_at: null }).where('dealer', '=', dealer).execute();
  });
}

/** The version of the feed that is the stock of the dealer; null if that is not known, so that the whole feed is fetched. */
export async function knownVersion(
  db: Kysely<Schema>,
  { dealer, url }: StockFeed,
  now: Date,
): Promise<(FeedVersion & { import_id: number }) | null> {
  const last = await db
    .selectFrom('feed_fetches')
    .innerJoin('imports', 'imports.id', 'feed_fetches.import_id')
    .select(['feed_fetches.source', 'version', 'modified', 'import_id', 'imports.started_at'])
    .where('feed_fetches.dealer', '=', dealer)
    .where('outcome', 'in', ['imported', 'unchanged'])
    .orderBy('feed_fetches.id', 'desc')
    .executeTakeFirst();
  if (!last || last.import_id === null || last.source !== sourceMark(url)) return null;
  if (now.getTime() - last.started_at.getTime() >= WHOLE_EVERY_MS) return null;
  const newest = await lastApplied(db, dealer);
  const { version, modified, import_id } = last;
  return newest?.id === import_id && (version ?? modified) !== null ? { version, modified, import_id } : null;
}

/** The newest import that was applied to the stock of a dealer. */
export async function lastApplied(
  db: Kysely<Schema>,
  dealer: string,
): Promise<{ id: number; counts: Record<string, number> } | undefined> {
  return db
    .selectFrom('imports')
    .select(['id', 'counts'])
    .where('dealer', '=', dealer)
    .where('finished_at', 'is not', null)
    .where('refused', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
