import type { FeedMap } from '../maps/feedMap.ts';
import { delimitedRows } from './delimitedRows.ts';
import { jsonRows } from './jsonRows.ts';
import { feedText, tableBytes, type Note } from './feedText.ts';
import { ndjsonRows } from './ndjsonRows.ts';
import { FeedFormatError, plainName, type Bytes, type RawRow } from './rawRow.ts';
import { xmlRows } from './xmlRows.ts';

/**
 * The raw rows of a feed in its map's format, one at a time, decoded by the file's actual encoding. Throws a FeedFormatError if
 * the file has another format.
 *
 * @param note called with notes on the file as a whole.
 */
export function readFeed(bytes: Bytes, map: FeedMap, note: Note = () => {}): AsyncGenerator<RawRow> {
  if (map.format === 'xml') return xmlRows(feedText(bytes, '<', note), map.records ?? 'listing');
  if (map.format === 'ndjson') return ndjsonRows(asBytes(feedText(bytes, '"', note)));
  if (map.format === 'json') return jsonRows(asBytes(feedText(bytes, '"', note)), map.records ?? 'vehicles');
  return delimitedRows(tableBytes(bytes), map.format === 'tsv' ? '\t' : ',', (names) =>
    checkHeader(names, map),
  );
}

/** Text for the JSON readers: UTF-8 without a byte order mark. */
async function* asBytes(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) if (piece !== '') yield Buffer.from(piece);
}

function checkHeader(names: string[], map: FeedMap): void {
  const there = new Set(names.map(plainName));
  const missing = (map.required ?? []).filter((name) => !there.has(plainName(name)));
  if (missing.length === 0) return;
  const found = names.length === 0 ? 'The file is empty' : `Its columns are ${names.slice(0, 12).join(', ')}`;
  throw new FeedFormatError(
    `This is not a feed of the format ${map.title}: ${missing.join(', ')} missing. ${found}. ` +
      'Choose the right map with --map, or correct the export. Nothing was imported.',
  );
}
