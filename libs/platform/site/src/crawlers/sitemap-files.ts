import type { SitemapEntry } from '@forecourt/page/loader';

/** Maximum number of addresses in one file, from the sitemap protocol. */
export const URLS_IN_A_FILE = 50_000;

/** One address in a sitemap file or its index, absolute. */
export interface SitemapUrl {
  loc: string;
  changedAt?: string;
}

/**
 * The content of `/sitemap.xml`: the pages, or an index of files if there are too many pages for one file. The date of a file is the date
 * of its newest page.
 *
 * @param max maximum number of addresses in one file.
 */
export function sitemapStart(entries: readonly SitemapEntry[], origin: string, max = URLS_IN_A_FILE): string {
  if (entries.length <= max)
    return sitemapXml(
      'urlset',
      entries.map((entry) => urlOf(entry, origin)),
    );
  const files = Array.from({ length: Math.ceil(entries.length / max) }, (_, at): SitemapUrl => {
    const changedAt = newest(entries.slice(at * max, (at + 1) * max));
    return { loc: `${origin}/sitemaps/${at + 1}.xml`, ...(changedAt && { changedAt }) };
  });
  return sitemapXml('sitemapindex', files);
}

/** One file of the index, numbered from 1; null if it does not exist. */
export function sitemapFile(
  entries: readonly SitemapEntry[],
  origin: string,
  number: number,
  max = URLS_IN_A_FILE,
): string | null {
  const part = entries.length > max ? entries.slice((number - 1) * max, number * max) : [];
  return part.length > 0
    ? sitemapXml(
        'urlset',
        part.map((entry) => urlOf(entry, origin)),
      )
    : null;
}

function urlOf({ path, changedAt }: SitemapEntry, origin: string): SitemapUrl {
  return { loc: origin + path, ...(changedAt && { changedAt }) };
}

function newest(entries: readonly SitemapEntry[]): string | null {
  return entries.reduce<string | null>(
    (latest, { changedAt }) => (changedAt && (latest === null || changedAt > latest) ? changedAt : latest),
    null,
  );
}

function sitemapXml(kind: 'urlset' | 'sitemapindex', urls: readonly SitemapUrl[]): string {
  const tag = kind === 'urlset' ? 'url' : 'sitemap';
  const rows = urls.map(
    ({ loc, changedAt }) =>
      `<${tag}><loc>${escaped(loc)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${tag}>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...rows,
    `</${kind}>`,
    '',
  ].join('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
