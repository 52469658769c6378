import type { MetaDescriptor } from 'react-router';
import type { SharePicture } from './share-picture.ts';

export { sharePicture } from './share-picture.ts';
export type { SharePicture } from './share-picture.ts';

/** The head of a page. A loader returns it as `head`; the route exports `meta = headMeta`. */
export interface PageHead {
  /** The complete title, with the dealer's name. */
  title: string;
  /** One or two sentences for search engines; cut after 160 characters. */
  description: string;
  /** Canonical address, absolute. */
  canonical: string;
  /** True sets `noindex`: search engines do not list the page. */
  noindex?: boolean;
  /** Picture of link previews, made by `sharePicture`; without one the site's own picture is used. */
  image?: SharePicture | null;
  /** Structured data; `<` is escaped in the output. */
  jsonLd?: readonly JsonLd[];
  /** Address of the feed of the page. */
  feed?: string | null;
  /** Addresses of the pages before and after this one in a list. */
  prev?: string | null;
  next?: string | null;
}

/** A schema.org object. */
export interface JsonLd {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
}

/**
 * The `meta` export of every route whose loader returns a `head`. The picture of link previews is written by the site's layout, because
 * pages without a head have one too.
 */
export function headMeta({ loaderData }: { loaderData?: unknown }): MetaDescriptor[] {
  const head = headOf(loaderData);
  if (!head) return [];
  const title = plain(head.title);
  const description = shortDescription(head.description);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...(head.prev ? [{ tagName: 'link' as const, rel: 'prev', href: head.prev }] : []),
    ...(head.next ? [{ tagName: 'link' as const, rel: 'next', href: head.next }] : []),
    ...(head.feed
      ? [{ tagName: 'link' as const, rel: 'alternate', type: 'application/rss+xml', title, href: head.feed }]
      : []),
    ...(head.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: head.canonical },
    { property: 'og:type', content: 'website' },
    ...(head.jsonLd ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** schema.org BreadcrumbList; positions start at 1 and the last crumb, the page itself, has no link. */
export function breadcrumbJsonLd(
  origin: string,
  crumbs: readonly { name: string; href?: string | null }[],
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: `${origin}${href}` } : {}),
    })),
  };
}

/** The picture of link previews of a route's loader data; null if its page has none of its own. */
export function pictureOf(loaderData: unknown): SharePicture | null {
  return headOf(loaderData)?.image ?? null;
}

/** A description as search engines get it: on one line, cut at a word after at most 160 characters. */
export function shortDescription(text: string): string {
  return clip(plain(text), 160);
}

/** A postal address in Australia, for structured data. */
export function postalAddress(address: {
  street: string;
  city: string;
  state: string;
  postcode: string;
}): Record<string, string> {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postcode,
    addressCountry: 'AU',
  };
}

// React Router passes loader data on without a type, so it is checked here.
function headOf(loaderData: unknown): PageHead | null {
  const holder =
    typeof loaderData === 'object' && loaderData !== null && 'head' in loaderData ? loaderData.head : null;
  return isHead(holder) ? holder : null;
}

function isHead(value: unknown): value is PageHead {
  return typeof value === 'object' && value !== null && 'title' in value && 'canonical' in value;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
