import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import { formatDollars } from '@forecourt/pricing';
import { DEFAULT_PAGE_SIZE, canonicalSearch, formatSearchUrl } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/values';
import type { SearchAnswer } from './search-answer.ts';
import type { Crumb } from './path-heading.ts';

/** The data for the head of a search page. */
export interface HeadFacts {
  heading: string;
  crumbs: readonly Crumb[];
  siteName: string;
  /** The dealer's description; it comes last. */
  about: string;
  origin: string;
}

/**
 * The head of a search page: a listing given by its path is indexed, with links to the previous and next page; with other filters, a
 * query or a sort order it is not indexed, nor without vehicles.
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
