import type { MetaDescriptor } from 'react-router';

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
  /** Absolute address of a picture for link previews. */
  image?: string | null;
  /** Structured data; `<` is escaped in the output. */
  jsonLd?: readonly JsonLd[];
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

/** The `meta` export of every route whose loader returns a `head`. */
export function headMeta({ loaderData }: { loaderData?: unknown }): MetaDescriptor[] {
  const head = headOf(loaderData);
  if (!head) return [];
  const description = clip(head.description, 160);
  return [
    { title: head.title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...(head.prev ? [{ tagName: 'link' as const, rel: 'prev', href: head.prev }] : []),
    ...(head.next ? [{ tagName: 'link' as const, rel: 'next', href: head.next }] : []),
    ...(head.noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: head.canonical },
    { property: 'og:type', content: 'website' },
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
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

// React Router passes loader data on without a type, so it is checked here.
function headOf(loaderData: unknown): PageHead | null {
  const holder =
    typeof loaderData === 'object' && loaderData !== null && 'head' in loaderData ? loaderData.head : null;
  return isHead(holder) ? holder : null;
}

function isHead(value: unknown): value is PageHead {
  return typeof value === 'object' && value !== null && 'title' in value && 'canonical' in value;
}

function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
