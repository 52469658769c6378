import type { BundledSite } from '@forecourt/site-config';
import type { MakeEntry } from '@forecourt/stock-search';
import type { AnsweredPage } from '../logic/search-page.ts';

/** What the browser knows of the site's search: the data of its last page, and the makes in the paths of all pages. */
export interface Visit {
  site: BundledSite;
  page: AnsweredPage;
  makes: readonly MakeEntry[];
}

let visit: Visit | null = null;

/** Null before the search page is interactive. */
export const currentVisit = (): Visit | null => visit;

/** Keeps the data of a page for the next one. Only code that runs in a browser may call it. */
export function keepVisit(site: BundledSite, page: AnsweredPage): void {
  const before = visit?.makes ?? [];
  const fresh = page.makes.filter(({ slug }) => !before.some((known) => known.slug === slug));
  visit = { site, page, makes: [...before, ...fresh] };
}
