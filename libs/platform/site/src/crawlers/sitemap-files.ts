import { escapeXml } from '@forecourt/values';
import type { SitemapEntry } from '@forecourt/page/loader';

/** Maximum numbers of pages in one file. */
export interface SitemapLimits {
  /** Of a list of pages: 50,000, from the sitemap protocol. */
  urls: number;
  /** Of a list of pictures: a file with five for each page stays below the protocol's 50 MB. */
  pictured: number;
}

const LIMITS: SitemapLimits = { urls: 50_000, pictured: 20_000 };

/** The content of `/sitemap.xml`: an index of the files of pages, vehicles and pictures. The date of a file is that of its newest page. */
export function sitemapIndex(entries: readonly SitemapEntry[], origin: string, limits = LIMITS): string {
  const files = filesOf(entries, limits).map(({ name, entries: listed }) =>
    xmlTag('sitemap', `${origin}/sitemaps/${name}`, newest(listed)),
  );
  return xmlFile('sitemapindex', SITEMAP, files);
}

/** The content of a file of the index by its name, such as `cars.xml` or `cars-2.xml`; null if it does not exist. */
export function sitemapFile(
  entries: readonly SitemapEntry[],
  origin: string,
  name: string,
  limits = LIMITS,
): string | null {
  const file = filesOf(entries, limits).find((each) => each.name === name);
  if (!file) return null;
  const urls = file.entries.map(({ path, changedAt, images = [] }) =>
    xmlTag(
      'url',
      origin + path,
      changedAt ?? null,
      file.pictures ? images.map((image) => pictureTag(image, origin)).join('') : '',
    ),
  );
  return xmlFile('urlset', file.pictures ? `${SITEMAP} ${IMAGE}` : SITEMAP, urls);
}

/** Nothing for a text that is no address. */
function pictureTag(image: string, origin: string): string {
  const address = URL.parse(image, origin);
  return address === null ? '' : imageTag(address.href);
}

interface SitemapFile {
  name: string;
  entries: readonly SitemapEntry[];
  /** Whether the file lists the pictures of its pages. */
  pictures: boolean;
}

function filesOf(entries: readonly SitemapEntry[], limits: SitemapLimits): SitemapFile[] {
  const pictured = entries.filter(({ images }) => images !== undefined && images.length > 0);
  return [
    ...split(
      'pages',
      entries.filter(({ part }) => part !== 'cars'),
      limits.urls,
    ),
    ...split(
      'cars',
      entries.filter(({ part }) => part === 'cars'),
      limits.urls,
    ),
    ...split('images', pictured, limits.pictured),
  ];
}

function split(part: string, entries: readonly SitemapEntry[], max: number): SitemapFile[] {
  return Array.from({ length: Math.ceil(entries.length / max) }, (_, at) => ({
    name: at === 0 ? `${part}.xml` : `${part}-${at + 1}.xml`,
    entries: entries.slice(at * max, (at + 1) * max),
    pictures: part === 'images',
  }));
}

function newest(entries: readonly SitemapEntry[]): string | null {
  return entries.reduce<string | null>(
    (latest, { changedAt }) => (changedAt && (latest === null || changedAt > latest) ? changedAt : latest),
    null,
  );
}

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const xmlFile = (root: string, namespaces: string, rows: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${namespaces}>`, ...rows, `</${root}>`, ''].join('\n');

const xmlTag = (tag: string, loc: string, changedAt: string | null, more = ''): string =>
  `<${tag}><loc>${escapeXml(loc)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}${more}</${tag}>`;

const imageTag = (loc: string): string =>
  `<image:image><image:loc>${escapeXml(loc)}</image:loc></image:image>`;
