import { paths } from '@forecourt/site-config';
import { breadcrumbJsonLd } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import type { SiteServices } from '@forecourt/site-config/loader';
import type { ContentPage } from '../manifest.ts';

/** The head of a page of text. */
export function pageHead(
  { site, origin }: Pick<SiteServices, 'site' | 'origin'>,
  page: ContentPage,
  path: string,
): PageHead {
  const first = page.intro || page.blocks[0]?.paragraphs[0] || site.brand.description;
  return {
    title: `${page.title} | ${site.name}`,
    description: first,
    canonical: `${origin}${path}`,
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Home', href: paths.home() }, { name: page.title }])],
  };
}
