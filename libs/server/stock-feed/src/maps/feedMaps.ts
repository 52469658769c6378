import path from 'node:path';
import { plainName } from '../read/rawRow.ts';
import { csn } from './csn.ts';
import type { FeedMap } from './feedMap.ts';
import { google } from './google.ts';
import { homenet } from './homenet.ts';
import { listings } from './listings.ts';
import { meta } from './meta.ts';
import { native } from './native.ts';

/** All feed formats of the platform, in the order of detection. */
export const feedMaps: readonly FeedMap[] = [homenet, google, listings, meta, csn, native];

/** The names of all maps, those that a dealer app brings first. */
export const feedMapNames = (own: readonly FeedMap[] = []): string[] => [
  ...new Set([...own, ...feedMaps].map(({ name }) => name)),
];

/** The map with this name, of the dealer app or of the platform; null if there is none. */
export function feedMap(name: string, own: readonly FeedMap[] = []): FeedMap | null {
  return [...own, ...feedMaps].find((map) => map.name === name.toLowerCase()) ?? null;
}

/**
 * Detects the map of a file: XML and JSON by the file extension or the first character, tables by their columns. `head` is the
 * beginning of the file with at least the header line. A map of the dealer app comes first: a table of its columns, or the only map of an XML or JSON format. Null if none matches.
 */
export function detectFeedMap(fileName: string, head: string, own: readonly FeedMap[] = []): FeedMap | null {
  const start = head.replace(/^\ufeff/, '').trimStart();
  const ending = path.extname(fileName).toLowerCase();
  const usual = (map: FeedMap) => own.find(({ format }) => format === map.format) ?? map;
  if (start.startsWith('<') || ending === '.xml') return usual(meta);
  if (ending === '.ndjson' || ending === '.jsonl') return usual(native);
  if (start.startsWith('{') || start.startsWith('[') || ending === '.json') return usual(csn);
  const header = start.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = header.includes('\t') ? '\t' : ',';
  const names = new Set(header.split(delimiter).map(plainName));
  const format = delimiter === '\t' ? 'tsv' : 'csv';
  return (
    [...own, ...feedMaps].find(
      (map) => map.format === format && map.required?.every((name) => names.has(plainName(name))),
    ) ?? null
  );
}
