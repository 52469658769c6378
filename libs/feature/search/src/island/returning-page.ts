import algoliasearchHelper from 'algoliasearch-helper';
import { searchSite } from '@forecourt/search-client';
import { featureOptions } from '@forecourt/site-config';
import {
  DEFAULT_PAGE_SIZE,
  facetField,
  parseSearchUrl,
  resolveSearchPath,
  siteCollection,
  statePath,
  tidySearchUrl,
  unreadEnds,
} from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import type { search } from '../manifest.ts';
import { packPage } from '../logic/packed-page.ts';
import type { PackedPage } from '../logic/packed-page.ts';
import { pageTitle } from '../logic/page-head.ts';
import { listedFacets } from '../logic/parameters.ts';
import { pathCrumbs, pathHeading } from '../logic/path-heading.ts';
import type { SearchAnswer } from '../logic/search-answer.ts';
import { makesOf } from '../logic/search-page.ts';
import { answerOf } from './answer-of.ts';
import { pageClient } from './page-client.ts';
import { toParameters } from './search-parameters.ts';
import { toUiState } from './ui-state.ts';
import type { Visit } from './visit.ts';

const { SearchParameters } = algoliasearchHelper;

/**
 * The data of a search page for a client-side navigation, from the visit and InstantSearch's client, whose cache makes Back instant. Null
 * if only the server can tell: for a make that is not known yet, words, a place without a point, or a URL that redirects.
 */
export async function returningPage(
  { site, page, makes }: Visit,
  { pathname, search: query }: { pathname: string; search: string },
): Promise<PackedPage | null> {
  const { nearest: _, ...facts } = page;
  const rules = searchSite(site, makes);
  const path = resolveSearchPath(pathname, rules.vocabulary ?? {});
  const url = `${pathname}${query}`;
  const state = parseSearchUrl(url, rules);
  const asksServer =
    new URLSearchParams(query).has('words') || (state.near && !state.near.point) || tidySearchUrl(url, rules);
  if (!path || asksServer || statePath(pathname, rules).path !== pathname) return null;
  const heading = pathHeading(path, site, featureOptions<typeof search>(site, 'search')?.title ?? 'Search');
  // Without a connection the page is shown without results, which InstantSearch then requests.
  const answer = await answerTo(state, rules, page, listedFacets(site).map(facetField)).catch(() => null);
  return packPage({
    ...facts,
    currentPath: pathname,
    makes: makesOf(path, makes),
    heading,
    crumbs: pathCrumbs(path, heading),
    url,
    answer,
    said: null,
    unread: unreadEnds(url),
    head: { ...page.head, title: pageTitle(heading, state.page, site.name) },
  });
}

async function answerTo(
  state: SearchState,
  rules: SearchSite,
  page: Visit['page'],
  fields: readonly string[],
): Promise<SearchAnswer> {
  const index = siteCollection(rules.slug);
  const pageSize = rules.pageSize ?? DEFAULT_PAGE_SIZE;
  const parameters = toParameters(new SearchParameters({ index }), toUiState(state, rules), {
    fields,
    pageSize,
  });
  const client = pageClient(page, () => rules);
  const { content } = await algoliasearchHelper(client, index, parameters).searchOnce({});
  return answerOf(content);
}
