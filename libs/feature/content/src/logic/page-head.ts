import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import type { ContentPage } from '../manifest.ts';

/** The head of a content page. */
export function pageHead(
  { site, origin }: Pick<SiteServices, 'site' | 'origin'>,
  page: ContentPage,
  path: string,
): PageHead {
  const own = [page.intro, ...page.blocks.flatMap(({ paragraphs }) => paragraphs)].find(
    (text) => text !== '',
  );
  return {
    title: `${page.title} | ${site.name}`,
    description: own ?? `${page.title} at ${site.name}. ${site.brand.description}`,
    canonical: `${origin}${path}`,
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Home', href: paths.home() }, { name: page.title }])],
  };
}
