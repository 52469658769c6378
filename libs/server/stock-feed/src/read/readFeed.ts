import type { FeedMap } from '../maps/feedMap.ts';
import { delimitedRows } from './delimitedRows.ts';
import { jsonRows } from './jsonRows.ts';
import { ndjsonRows } from './ndjsonRows.ts';
import { FeedFormatError, plainName, type Bytes, type RawRow } from './rawRow.ts';
import { xmlRows } from './xmlRows.ts';

/** The raw rows of a feed in its map's format, one at a time. Throws a FeedFormatError when the file is of another format. */
export function readFeed(bytes: Bytes, map: FeedMap): AsyncGenerator<RawRow> {
  if (map.format === 'xml') return xmlRows(bytes, map.records ?? 'listing');
  if (map.format === 'ndjson') return ndjsonRows(bytes);
  if (map.format === 'json') return jsonRows(bytes, map.records ?? 'vehicles');
  return delimitedRows(bytes, map.format === 'tsv' ? '\t' : ',', (names) => checkHeader(names, map));
}

function checkHeader(names: string[], map: FeedMap): void {
  const there = new Set(names.map(plainName));
  const missing = (map.required ?? []).filter((name) => !there.has(plainName(name)));
  if (missing.length === 0) return;
  const found = names.length === 0 ? 'The file is empty' : `Its columns are ${names.slice(0, 12).join(', ')}`;
  throw new FeedFormatError(
    `This is not a feed of the format ${map.title}: ${missing.join(', ')} missing. ${found}. ` +
      'Choose the right map with --map, or have the export mended. Nothing was imported.',
  );
}
