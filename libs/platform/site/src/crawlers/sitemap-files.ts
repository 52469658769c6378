import { escapeXml } from '@forecourt/values';
import type { SitemapEntry, SitemapPart } from '@forecourt/page/loader';

/** Maximum numbers of pages in one file. */
export interface SitemapLimits {
  /** Of a list of pages: 50,000, from the sitemap protocol. */
  urls: number;
  /** Of a list of pictures: a file with five for each page stays below the protocol's 50 MB. */
  pictured: number;
}

const LIMITS: SitemapLimits = { urls: 50_000, pictured: 20_000 };

/** Entries while they are read. */
type Entries = Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>;

const PARTS: readonly SitemapPart[] = ['pages', 'posts', 'cars', 'images'];

/** Characters that are sent at a time. */
const CHUNK = 64 * 1024;

/** The content of `/sitemap.xml`: an index of the files of pages, posts, vehicles and pictures. The date of a file is that of its newest page. */
export async function sitemapIndex(entries: Entries, origin: string, limits = LIMITS): Promise<string> {
  const parts = PARTS.map((part) => ({ part, count: 0, newest: [] as (string | null)[] }));
  for await (const entry of entries)
    for (const each of parts) {
      if (!isIn(each.part, entry)) continue;
      const file = Math.floor(each.count / perFile(each.part, limits));
      each.newest[file] = later(each.newest[file] ?? null, entry.changedAt);
      each.count += 1;
    }
  const files = parts.flatMap(({ part, newest }) =>
    newest.map((changedAt, at) =>
      xmlTag('sitemap', `${origin}/sitemaps/${part}${at === 0 ? '' : `-${at + 1}`}.xml`, changedAt),
    ),
  );
  return [...xmlStart('sitemapindex', SITEMAP), ...files, xmlEnd('sitemapindex')].join('\n');
}

/** A file of the index: its part, and its number from 1. */
export interface SitemapFile {
  part: SitemapPart;
  number: number;
}

/** The file with a name, such as `cars.xml` or `cars-2.xml`; null for another name. */
export function sitemapFileOf(name: string): SitemapFile | null {
  const [, named, number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,4}))?\.xml$/.exec(name) ?? [];
  const part = PARTS.find((each) => each === named);
  return part === undefined ? null : { part, number: Number(number) };
}

/**
 * The content of a file of the index, in chunks while the entries are read; null if there are not as many entries. Rejects if the first of
 * its entries cannot be read.
 */
export async function sitemapFile(
  entries: Entries,
  origin: string,
  { part, number }: SitemapFile,
  limits = LIMITS,
): Promise<AsyncGenerator<string> | null> {
  const listed = entriesOf(entries, part, {
    skip: (number - 1) * perFile(part, limits),
    most: perFile(part, limits),
  });
  const first = await listed.next();
  return first.done ? null : written(first.value, listed, { part, origin });
}

async function* entriesOf(
  entries: Entries,
  part: SitemapPart,
  { skip, most }: { skip: number; most: number },
) {
  let at = 0;
  for await (const entry of entries) {
    if (!isIn(part, entry)) continue;
    if (at >= skip) yield entry;
    at += 1;
    if (at === skip + most) return;
  }
}

async function* written(
  first: SitemapEntry,
  others: AsyncIterable<SitemapEntry>,
  { part, origin }: { part: SitemapPart; origin: string },
): AsyncGenerator<string> {
  const row = ({ path, changedAt, images = [] }: SitemapEntry) =>
    xmlTag(
      'url',
      origin + path,
      changedAt ?? null,
      part === 'images' ? images.map((image) => pictureTag(image, origin)).join('') : '',
    );
  const start = xmlStart('urlset', part === 'images' ? `${SITEMAP} ${IMAGE}` : SITEMAP);
  let chunk = `${[...start, row(first)].join('\n')}\n`;
  for await (const entry of others) {
    chunk += `${row(entry)}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk + xmlEnd('urlset');
}

const perFile = (part: SitemapPart, limits: SitemapLimits) =>
  part === 'images' ? limits.pictured : limits.urls;

function isIn(part: SitemapPart, entry: SitemapEntry): boolean {
  return part === 'images' ? (entry.images ?? []).length > 0 : (entry.part ?? 'pages') === part;
}

const later = (latest: string | null, changedAt: string | undefined) =>
  changedAt !== undefined && (latest === null || changedAt > latest) ? changedAt : latest;

/** Nothing for a text that is no address. */
function pictureTag(image: string, origin: string): string {
  const address = URL.parse(image, origin);
  return address === null ? '' : imageTag(address.href);
}

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const xmlStart = (root: string, namespaces: string): string[] => [
  '<?xml version="1.0" encoding="UTF-8"?>',
  `<${root} ${namespaces}>`,
];

const xmlEnd = (root: string): string => `</${root}>\n`;

const xmlTag = (tag: string, loc: string, changedAt: string | null, more = ''): string =>
  `<${tag}><loc>${escapeXml(loc)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}${more}</${tag}>`;

const imageTag = (loc: string): string =>
  `<image:image><image:loc>${escapeXml(loc)}</image:loc></image:image>`;
