import { createReadStream } from 'node:fs';
import { checkFeed } from '../check/checkFeed.ts';
import type { CheckedRow } from '../check/checkRow.ts';
import type { FeedSite } from '../check/feedSite.ts';
import { findDuplicates, type DecidedRow } from '../check/findDuplicates.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import type { Bytes } from '../read/rawRow.ts';
import { groupSite, NOW } from './sites.ts';

/** All rows of a small feed, checked and deduped, for tests. */
export async function collect(
  feed: Bytes | string,
  map: FeedMap,
  site: FeedSite = groupSite,
): Promise<DecidedRow[]> {
  const bytes = typeof feed === 'string' ? createReadStream(feed) : feed;
  const rows: CheckedRow[] = [];
  for await (const row of checkFeed(bytes, map, { site, now: NOW })) rows.push(row);
  return findDuplicates(rows, () => Promise.resolve([]));
}
