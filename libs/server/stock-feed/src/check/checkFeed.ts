import type { FeedMap } from '../maps/feedMap.ts';
import type { Bytes } from '../read/rawRow.ts';
import type { Note } from '../read/feedText.ts';
import { readFeed } from '../read/readFeed.ts';
import { checkRow, type CheckContext, type CheckedRow } from './checkRow.ts';

/** Reads and checks a feed, row by row, in bounded memory. Duplicates are detected later. */
export async function* checkFeed(
  bytes: Bytes,
  map: FeedMap,
  context: CheckContext,
  note?: Note,
): AsyncGenerator<CheckedRow> {
  const read = map.open();
  for await (const raw of readFeed(bytes, map, note)) yield checkRow(raw, read(raw), context);
}
