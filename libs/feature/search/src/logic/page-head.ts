import { breadcrumbJsonLd } from '@forecourt/site-config/head';
import type { PageHead } from '@forecourt/site-config/head';
import { formatDollars } from '@forecourt/pricing';
import { DEFAULT_PAGE_SIZE, canonicalSearch, formatSearchUrl } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/vehicle';
import type { SearchAnswer } from './search-answer.ts';
import type { Crumb } from './path-heading.ts';

/** What the head of a search page is made of. */
export interface HeadFacts {
  heading: string;
  crumbs: readonly Crumb[];
  siteName: string;
  /** What the dealer says of itself; stands last. */
  about: string;
  origin: string;
}

/**
 * The head of a search page: the listing that its path says is for search engines, with the pages before and after it; what a
 * visitor combined, searched for or ordered is not, and neither is a listing without a vehicle.
 */
export function pageHead(
  facts: HeadFacts,
  state: SearchState,
  answer: SearchAnswer,
  rules: SearchSite,
): PageHead {
  const { heading, siteName, about, origin, crumbs } = facts;
  const canonical = canonicalSearch(state, rules);
  const last = Math.ceil(answer.found / (rules.pageSize ?? DEFAULT_PAGE_SIZE));
  const pageUrl = (page: number) => origin + formatSearchUrl({ ...state, tracking: {}, page }, rules);
  return {
    title: pageTitle(heading, state.page, siteName),
    description: `${heading} at ${siteName}: ${stockWords(answer)}. ${about}`,
    canonical: origin + canonical.url,
    noindex: !canonical.indexable || answer.available === 0,
    prev: state.page > 1 ? pageUrl(state.page - 1) : null,
    next: state.page < last ? pageUrl(state.page + 1) : null,
    jsonLd: [breadcrumbJsonLd(origin, crumbs)],
  };
}

/** "Toyota, page 2 | Harbour City Motors". */
export function pageTitle(heading: string, page: number, siteName: string): string {
  return `${heading}${page > 1 ? `, page ${page}` : ''} | ${siteName}`;
}

function stockWords({ available, bounds }: SearchAnswer): string {
  if (available === 0) return 'none in stock today';
  const from = bounds.price ? `, from ${formatDollars(bounds.price.min)}` : '';
  return `${formatNumber(available)} in stock${from}`;
}
