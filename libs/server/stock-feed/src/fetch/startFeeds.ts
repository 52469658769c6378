import { alone, repeat, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { tellStale } from './feedHealth.ts';
import { fetchFeed, type FetchOptions, type FetchResult } from './fetchFeed.ts';
import type { StockFeed } from './StockFeed.ts';

/** How often this process looks for feeds that are due, milliseconds. */
const LOOK_EVERY_MS = 20_000;
/** After a failure, or when the process that fetched it died, a feed is fetched again sooner than usual, milliseconds. */
const RETRY_MS = 600_000;
/** Feeds that one process fetches at a time, unless it is told otherwise. */
const AT_ONCE = 4;

/** What a schedule of feeds needs. */
export interface FeedsOptions extends Omit<FetchOptions, 'pictureSize' | 'allowDrop' | 'signal'> {
  feeds: readonly StockFeed[];
  pictureSize: (picture: string, dealer: string) => ReturnType<FetchOptions['pictureSize']>;
  /** Called after each fetch. */
  onFetched?: (dealer: string, result: FetchResult) => void;
  /** Called with what is wrong with the database. */
  onError: (error: unknown) => void;
  lookEveryMs?: number;
  /** Feeds that are fetched at a time. Each holds a connection of the database until it ends, so it has to be less than there are. */
  atOnce?: number;
}

/**
 * Fetches feeds when they are due, until it is stopped. Any number of processes may do so: one of them fetches the feed of a dealer at a time, and a
 * server that hangs delays no other dealer while fewer than `atOnce` do. Stopping ends what is being fetched, and waits for imports that have begun.
 */
export function startFeeds(options: FeedsOptions): () => Promise<void> {
  const { db, feeds, now, onError, lookEveryMs = LOOK_EVERY_MS, atOnce = AT_ONCE } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<string, Promise<void>>();
  const start = (feed: StockFeed) => {
    const work = fetchDue({ ...options, signal }, feed)
      .catch(onError)
      .finally(() => running.delete(feed.dealer));
    running.set(feed.dealer, work);
  };
  const look = async () => {
    const due = await dueFeeds(db, feeds, now());
    for (const feed of due)
      if (!signal.aborted && !running.has(feed.dealer) && running.size < atOnce) start(feed);
  };
  const stop = repeat(look, lookEveryMs, onError);
  return async () => {
    stopping.abort();
    await stop();
    await Promise.all(running.values());
  };
}

/** The feeds that are due, the longest waiting first. New ones are due at once. */
async function dueFeeds(db: Kysely<Schema>, feeds: readonly StockFeed[], now: Date): Promise<StockFeed[]> {
  if (feeds.length === 0) return [];
  await db
    .insertInto('stock_feeds')
    .values(feeds.map(({ dealer }) => ({ dealer, due_at: now, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db
    .selectFrom('stock_feeds')
    .select('dealer')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.flatMap((row) => feeds.find(({ dealer }) => dealer === row.dealer) ?? []);
}

async function fetchDue(options: FeedsOptions & { signal: AbortSignal }, feed: StockFeed): Promise<void> {
  const { db, now, onFetched, signal } = options;
  const { dealer } = feed;
  const usual = feed.everyMinutes * 60_000;
  const soon = Math.min(usual, RETRY_MS);
  const due = (ms: number) =>
    db
      .updateTable('stock_feeds')
      .set({ due_at: new Date(now().getTime() + ms) })
      .where('dealer', '=', dealer);
  await alone(db, lockOf(dealer), async (held) => {
    if (signal.aborted) return;
    // Another process may have fetched it since this one looked. If this one dies or cannot record the end, it is tried again soon.
    const { numUpdatedRows } = await due(soon).where('due_at', '<=', now()).executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const given = AbortSignal.any([signal, held.signal]);
    const result = await fetchWith({ ...options, signal: given }, feed, false);
    // Then another process may have fetched it and said when it is due.
    held.signal.throwIfAborted();
    const failed = result.outcome === 'failed';
    // What a stop has ended is begun again by the next process, or by this one once it has read its sites again.
    await due(failed ? (signal.aborted ? 0 : soon) : usual).execute();
    if (failed && !signal.aborted) await tellStale(db, feed, now());
    onFetched?.(dealer, result);
  });
}

/** Fetches the feed of a dealer now. Null, and nothing is done, if another process is at it. */
export async function fetchNow(
  options: Omit<FeedsOptions, 'feeds'>,
  feed: StockFeed,
  allowDrop: boolean,
): Promise<FetchResult | null> {
  const done = await alone(options.db, lockOf(feed.dealer), ({ signal }) =>
    fetchWith({ ...options, signal }, feed, allowDrop),
  );
  return done && done.result;
}

const lockOf = (dealer: string) => `forecourt feed ${dealer}`;

const fetchWith = (
  { db, now, pictureSize, onError, signal }: Omit<FeedsOptions, 'feeds'> & Pick<FetchOptions, 'signal'>,
  feed: StockFeed,
  allowDrop: boolean,
) =>
  fetchFeed(feed, {
    ...{ db, now, allowDrop, onError, ...(signal && { signal }) },
    pictureSize: (picture) => pictureSize(picture, feed.dealer),
  });
