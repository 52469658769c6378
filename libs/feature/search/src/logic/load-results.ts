import { data, redirect } from 'react-router';
import type { SiteServices } from '@forecourt/page/loader';
import {
  multiSearch,
  searchSite,
  SearchUnavailable,
  stockMakes,
  stockValues,
} from '@forecourt/search-client';
import { featureOptions } from '@forecourt/site-config';
import {
  DEFAULT_PAGE_SIZE,
  formatSearchUrl,
  parseSearchUrl,
  resolveSearchPath,
  statePath,
  tidySearchUrl,
  unreadEnds,
} from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import type { search } from '../manifest.ts';
import { nearestSearches } from './nearest-searches.ts';
import { pageHead } from './page-head.ts';
import { packPage } from './packed-page.ts';
import { independentFacets, listedFacets, pageRequests } from './parameters.ts';
import { pathCrumbs, pathHeading } from './path-heading.ts';
import { readAnswer } from './search-answer.ts';
import type { SearchAnswer } from './search-answer.ts';
import { makesOf } from './search-page.ts';
import type { AnsweredPage } from './search-page.ts';
import { understandRequest } from './understand-request.ts';

/**
 * The data of the search page: the engine's first results, the heading, and the vocabulary of the current path. An unknown path is a
 * 404; a non-canonical URL, plain-language words, or a page after the last redirect to the canonical URL.
 */
export async function loadResults(services: SiteServices, requestUrl: string) {
  try {
    return packPage(await readyPage(services, requestUrl));
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return unavailablePage(services, requestUrl);
  }
}

async function readyPage(services: SiteServices, requestUrl: string): Promise<AnsweredPage> {
  const { site, fetch, searchKey, now, origin } = services;
  const options = featureOptions<typeof search>(site, 'search');
  const url = new URL(requestUrl);
  const [makes, stock] = await Promise.all([
    stockMakes(site.slug, fetch, searchKey, now.getTime()),
    stockValues(searchSite(site), independentFacets(site), fetch, searchKey, now),
  ]);
  const rules = searchSite(site, makes);
  const path = resolveSearchPath(url.pathname, rules.vocabulary ?? {});
  if (!path) throw data(null, { status: 404 });
  const canonical = statePath(url.pathname, rules).path;
  if (canonical !== url.pathname)
    throw redirect(`${canonical}${url.search}`, isMoved(canonical, url) ? 301 : 308);
  const address = `${url.pathname}${url.search}`;
  const state = parseSearchUrl(address, rules);
  const { redirectTo, said } = await understandRequest(services, url, state);
  if (redirectTo !== null) throw redirect(redirectTo);
  const tidy = tidySearchUrl(address, rules);
  if (tidy !== null) throw redirect(tidy);
  const requests = pageRequests(state, rules, { now, listed: listedFacets(site) });
  const answer = readAnswer(await multiSearch(fetch, searchKey, requests));
  refusePageBehindLast(state, answer, rules);
  const nearest =
    answer.found === 0 && (await nearestSearches(state, { site, rules, now }, fetch, searchKey));
  const heading = pathHeading(path, site, options?.title ?? 'Search');
  const crumbs = pathCrumbs(path, heading);
  const facts = { heading, crumbs, siteName: site.name, about: site.brand.description, origin };
  return {
    now: now.toISOString(),
    searchKey,
    currentPath: canonical,
    makes: makesOf(path, makes),
    heading,
    crumbs,
    siteName: site.name,
    stock,
    url: formatSearchUrl(state, rules),
    answer,
    ...(nearest && { nearest }),
    said,
    unread: unreadEnds(address),
    head: pageHead(facts, state, answer, rules),
  };
}

/** Whether the old listing by car type moved to the search. (ruling 11) */
function isMoved(canonical: string, { pathname }: URL): boolean {
  return !pathname.startsWith('/search') && canonical.startsWith('/search');
}

function refusePageBehindLast(state: SearchState, { found, hits }: SearchAnswer, rules: SearchSite): void {
  if (state.page === 1 || hits.length > 0) return;
  const page = Math.max(1, Math.ceil(found / (rules.pageSize ?? DEFAULT_PAGE_SIZE)));
  if (page < state.page) throw redirect(formatSearchUrl({ ...state, page }, rules));
}

function unavailablePage({ site, origin }: SiteServices, requestUrl: string) {
  const heading = featureOptions<typeof search>(site, 'search')?.title ?? 'Search';
  const head = {
    title: `${heading} | ${site.name}`,
    description: `${heading} at ${site.name}. ${site.brand.description}`,
    canonical: `${origin}${new URL(requestUrl).pathname}`,
    noindex: true,
  };
  return data(
    { status: 'unavailable' as const, heading, head },
    { status: 503, headers: { 'Retry-After': '30' } },
  );
}
