import type { RouteEntry } from './feature.ts';
import { pageParams } from './page-params.ts';

/** Patterns of the pages of a site, without their leading slash: `''` is the home page, `cars/:slug` every vehicle's. */
export type SitePages = readonly string[];

/** The patterns of a site's pages: its route table is the one list of them. */
export function pagesOf(routes: readonly Pick<RouteEntry, 'path'>[]): string[] {
  return routes.map(({ path }) => path);
}

/**
 * Whether a site has the page that a link leads to. What leaves the site (`https:`, `tel:`), or stays on the page (`#…`), is nobody's
 * page and true.
 *
 * @param href as it stands in the link, with or without a query.
 * @example hasPage({ pages: ['cars/:slug'] }, '/enquire?car=x') // false
 */
export function hasPage({ pages }: { pages: SitePages }, href: string): boolean {
  if (!href.startsWith('/')) return true;
  const path = href.replace(/[?#].*$/, '');
  return pages.some((pattern) => pageParams(pattern, path) !== null);
}

/** A link where the site has its page, else null: what stands there is then words alone, or nothing. */
export function knownHref(site: { pages: SitePages }, href: string): string | null {
  return hasPage(site, href) ? href : null;
}

/** The steps of a breadcrumb that lead somewhere, and the page itself, which has no link. */
export function knownSteps<Step extends { href?: string }>(
  site: { pages: SitePages },
  steps: readonly Step[],
): Step[] {
  return steps.filter(({ href }) => href === undefined || hasPage(site, href));
}
