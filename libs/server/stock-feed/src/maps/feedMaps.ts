import path from 'node:path';
import { plainName } from '../read/rawRow.ts';
import { csn } from './csn.ts';
import type { FeedMap } from './feedMap.ts';
import { google } from './google.ts';
import { homenet } from './homenet.ts';
import { listings } from './listings.ts';
import { meta } from './meta.ts';
import { native } from './native.ts';

/** All feed formats, in the order of detection. */
export const feedMaps: readonly FeedMap[] = [homenet, google, listings, meta, csn, native];

/** The map with this name; null if there is none. */
export function feedMap(name: string): FeedMap | null {
  return feedMaps.find((map) => map.name === name.toLowerCase()) ?? null;
}

/**
 * Detects the map of a file: XML and JSON by the file extension or the first character, tables by their columns. `head` is the
 * beginning of the file with at least the header line. Null if none matches.
 */
export function detectFeedMap(fileName: string, head: string): FeedMap | null {
  const start = head.replace(/^\ufeff/, '').trimStart();
  const ending = path.extname(fileName).toLowerCase();
  if (start.startsWith('<') || ending === '.xml') return meta;
  if (ending === '.ndjson' || ending === '.jsonl') return native;
  if (start.startsWith('{') || start.startsWith('[') || ending === '.json') return csn;
  const header = start.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = header.includes('\t') ? '\t' : ',';
  const names = new Set(header.split(delimiter).map(plainName));
  const format = delimiter === '\t' ? 'tsv' : 'csv';
  return (
    feedMaps.find(
      (map) => map.format === format && map.required?.every((name) => names.has(plainName(name))),
    ) ?? null
  );
}
