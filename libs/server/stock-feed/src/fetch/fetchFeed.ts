import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { DropRefused, ImportOvertaken } from '../import/importErrors.ts';
import { NoRowAccepted } from '../import/NoRowAccepted.ts';
import type { ImportReport } from '../import/importReport.ts';
import { importStock } from '../import/importStock.ts';
import type { PictureSize } from '../import/measureInterior.ts';
import { detectFeedMap, feedMap, feedMapNames } from '../maps/feedMaps.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import { headOf } from '../read/headOf.ts';
import { FeedFormatError } from '../read/rawRow.ts';
import { feedFolder } from './feedFolder.ts';
import { beginFetch, endFetch, knownVersion, type FetchEnd } from './feedLog.ts';
import { httpsSource } from './httpsSource.ts';
import { FeedFetchError, type FeedSource, type StockFeed } from './StockFeed.ts';

/** The client of SFTP is loaded for a feed that needs it. */
const SOURCES: Record<string, () => Promise<FeedSource>> = {
  'https:': async () => httpsSource,
  'sftp:': async () => (await import('./sftpSource.ts')).sftpSource,
};
/** Their messages are for operators. Others may have what nobody should read. */
const TOLD = [FeedFetchError, FeedFormatError, NoRowAccepted, DropRefused, ImportOvertaken];

/** What a fetch needs. */
export interface FetchOptions {
  db: Kysely<Schema>;
  now: () => Date;
  pictureSize: PictureSize;
  /** Import the feed even if it removes much of the stock, or the server has nothing new. */
  allowDrop?: boolean;
  /**
   * Ends the fetch when it is aborted, because the host stops or, with a `LockLost`, because another host may fetch the feed. An import that has
   * begun is finished.
   */
  signal?: AbortSignal;
  /** Called with an error that is no fault of the feed. */
  onError?: (error: unknown) => void;
}

/** How a fetch ended, with the report of the import. */
export type FetchResult = FetchEnd & { report?: ImportReport };

/**
 * Fetches the feed of a dealer and imports it. The feed is complete on disk before the import begins, and every attempt is recorded. It never throws for
 * a fault of the feed or its server: that is the outcome `failed`, and the stock is as it was.
 */
export async function fetchFeed(feed: StockFeed, options: FetchOptions): Promise<FetchResult> {
  const { db, now, onError } = options;
  const id = await beginFetch(db, feed, now());
  const folder = await feedFolder();
  try {
    const { report, ...end } = await fetchInto(feed, options, path.join(folder, 'feed'));
    await endFetch(db, { id, dealer: feed.dealer }, end, now());
    return { ...end, ...(report && { report }) };
  } catch (error) {
    const told = TOLD.some((kind) => error instanceof kind);
    if (!told) onError?.(error);
    const reason =
      told && error instanceof Error
        ? error.message
        : 'The fetch ended with an error of the platform, which is in its log.';
    const end = { outcome: 'failed', reason } as const;
    await endFetch(db, { id, dealer: feed.dealer }, end, now());
    return end;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchInto(feed: StockFeed, options: FetchOptions, file: string): Promise<FetchResult> {
  const { db, now, allowDrop = false, pictureSize, signal } = options;
  const { pathname, protocol } = new URL(feed.url);
  const known = allowDrop ? null : await knownVersion(db, feed, now());
  const load = SOURCES[protocol];
  if (!load)
    throw new FeedFetchError(
      `Feeds are not fetched by ${protocol} addresses. Write an address of https or sftp in stockFeed.url.`,
    );
  const source = await load();
  const fetched = await source(feed, known, file, signal);
  if (fetched.unchanged) {
    if (known) return { outcome: 'unchanged', ...known };
    throw new FeedFetchError(
      'The server says that nothing is new, but was not asked. Ask its operator: it has to answer such a request with the feed.',
    );
  }
  const map = await mapOf(feed, path.basename(pathname), file);
  const report = await importStock({
    db,
    dealer: feed.dealer,
    feed: createReadStream(file, { highWaterMark: 256 * 1024 }),
    feedName: path.basename(pathname),
    map,
    site: feed.site,
    now: now(),
    allowDrop,
    pictureSize,
  });
  const { bytes, version, modified } = fetched;
  return { outcome: 'imported', bytes, version, modified, import_id: report.id, report };
}

async function mapOf({ map: name, ownMaps }: StockFeed, fileName: string, file: string): Promise<FeedMap> {
  const head = await headOf(file);
  if (/^\s*(<!doctype html|<html)/i.test(head))
    throw new FeedFetchError(
      'The server answered with a web page instead of the feed. Check stockFeed.url, and whether the server asks for a sign-in.',
    );
  if (head.trim() === '') throw new FeedFetchError('The feed is empty. Ask its supplier for the stock.');
  const map = name === null ? detectFeedMap(fileName, head, ownMaps) : feedMap(name, ownMaps);
  if (map) return map;
  const names = feedMapNames(ownMaps).join(', ');
  throw new FeedFetchError(
    name === null
      ? `The format of the feed is not recognised from its columns. Set stockFeed.map to one of ${names}.`
      : `stockFeed.map is "${name}", which is no map here. Choose of ${names}.`,
  );
}
