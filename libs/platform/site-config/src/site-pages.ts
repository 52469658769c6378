import type { RouteEntry } from './feature.ts';
import { pageParams } from './page-params.ts';

/** Patterns of the pages of a site, without their leading slash: `''` is the home page, `cars/:slug` every vehicle's. */
export type SitePages = readonly string[];

/** The patterns of a site's pages: from its route table, without those that only redirect, those for programs and the one for every other address. */
export function pagesOf(routes: readonly Pick<RouteEntry, 'path' | 'redirects' | 'programs'>[]): string[] {
  return routes.flatMap(({ path, redirects, programs }) =>
    redirects || programs || path === '*' ? [] : [path],
  );
}

/**
 * Whether a site has the page of a link. True for a link that leaves the site (`https:`, `tel:`) or stays on the page (`#…`).
 *
 * @param href of the link, with or without a query.
 * @example hasPage({ pages: ['cars/:slug'] }, '/enquire?car=x') // false
 */
export function hasPage({ pages }: { pages: SitePages }, href: string): boolean {
  if (!href.startsWith('/')) return true;
  const path = href.replace(/[?#].*$/, '');
  return pages.some((pattern) => pageParams(pattern, path) !== null);
}

/** The link if the site has its page, else null. */
export function knownHref(site: { pages: SitePages }, href: string): string | null {
  return hasPage(site, href) ? href : null;
}

/** The entries of a breadcrumb whose pages exist, and the page itself, which has no link. */
export function knownSteps<Step extends { href?: string }>(
  site: { pages: SitePages },
  steps: readonly Step[],
): Step[] {
  return steps.filter(({ href }) => href === undefined || hasPage(site, href));
}
