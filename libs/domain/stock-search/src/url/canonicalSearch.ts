import { slugify } from '@forecourt/values';
import { BODY_TYPES } from '@forecourt/vehicle';
import { RANGE_FACETS, TEXT_FACETS } from '../state/facets.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { searchState, type SearchFields, type SearchState } from '../state/searchState.ts';
import { formatSearchUrl } from './formatSearchUrl.ts';
import { statePath } from './pathOfState.ts';
import { resolveSearchPath } from './resolveSearchPath.ts';
import { DEFAULT_SEARCH_PATH, PRESTIGE_PATH } from './searchPath.ts';
import { TYPE_SLUGS } from './typePaths.ts';

/** The canonical URL of a search page, and whether it is indexable. */
export interface CanonicalSearch {
  readonly url: string;
  readonly indexable: boolean;
}

/**
 * The canonical URL of a state: `?make=Toyota` is `/search/toyota`. A state that a path alone expresses is indexable, with its
 * page number; a combination of filters, a query or another order is not, and its canonical URL is its own without tracking
 * parameters. (ruling 8)
 *
 * @example canonicalSearch({ make: ['Toyota'], sortBy: 'latest' }, site).url // '/search/new-used-and-demo-cars/?make=Toyota&sortBy=latest'
 */
export function canonicalSearch(fields: SearchFields, site: SearchSite): CanonicalSearch {
  const state = searchState({ ...fields, tracking: {} }, site);
  const path = state.query === '' && state.sortBy === 'most-relevant' ? pathThatSays(state, site) : null;
  if (path === null) return { url: formatSearchUrl(state, site), indexable: false };
  return { url: formatSearchUrl({ ...state, currentPath: path }, site), indexable: true };
}

function pathThatSays(state: SearchState, site: SearchSite): string | null {
  if (state.near || state.bounds || RANGE_FACETS.some((facet) => state[facet].length > 0)) return null;
  const candidates =
    state.currentPath === PRESTIGE_PATH ? [PRESTIGE_PATH] : [...ownPaths(state, site), ...typeAndBodyPaths()];
  return candidates.find((path) => saysAll(path, state, site)) ?? null;
}

function ownPaths(state: SearchState, site: SearchSite): string[] {
  const { make, model, location_name: location, dealership_name: dealership } = state;
  const named = [...make, ...location, ...dealership].map((name) => `/search/${slugOf(name, site)}`);
  const models = model.map((name) => `/search/${slugOf(make[0] ?? '', site)}/${slugify(name)}`);
  const own = resolveSearchPath(state.currentPath, site.vocabulary ?? {})?.path ?? DEFAULT_SEARCH_PATH;
  return [own, ...models, ...named];
}

function slugOf(name: string, { vocabulary = {} }: SearchSite): string {
  const { makes = [], locations = [], dealerships = [] } = vocabulary;
  return [...makes, ...locations, ...dealerships].find((entry) => entry.name === name)?.slug ?? slugify(name);
}

function typeAndBodyPaths(): string[] {
  const bodies = BODY_TYPES.filter(({ rule }) => rule.field !== 'prestige').map(({ slug }) => `${slug}-cars`);
  return [...TYPE_SLUGS, ...bodies].map((slug) => `/search/${slug}`);
}

function saysAll(path: string, state: SearchState, site: SearchSite): boolean {
  if (resolveSearchPath(path, site.vocabulary ?? {}) === null) return false;
  const said = statePath(path, { ...site, legacyListing: false }).refinements;
  return TEXT_FACETS.every((facet) => {
    const values = said[facet] ?? [];
    return values.length === state[facet].length && values.every((value, at) => value === state[facet][at]);
  });
}
