import type { TextFacet } from '../state/facets.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { textValues } from '../state/textValues.ts';
import { resolveSearchPath } from './resolveSearchPath.ts';
import { DEFAULT_SEARCH_PATH, PATH_FACETS, type PathRefinements } from './searchPath.ts';

const LEGACY = /^\/used-car\/(new|demo|used)\/?$/i;

/** The path of a search page with its facet values, which the query leaves out. */
export interface StatePath {
  readonly path: string;
  readonly refinements: PathRefinements;
}

const ROOT: StatePath = { path: DEFAULT_SEARCH_PATH, refinements: {} };

/**
 * Resolves `path` on a site to its canonical form. A path that is not a search page of the site is the search root.
 */
export function statePath(path: string, site: SearchSite): StatePath {
  if (path === DEFAULT_SEARCH_PATH) return ROOT;
  const resolved = resolveSearchPath(path, site.vocabulary ?? {});
  if (resolved === null) return ROOT;
  const refinements: { [F in TextFacet]?: readonly string[] } = {};
  for (const facet of PATH_FACETS) {
    const implied = resolved.refinements[facet];
    if (implied) refinements[facet] = textValues(facet, implied, site.vocabulary);
  }
  const legacy = site.legacyListing ? LEGACY.exec(path)?.[1]?.toLowerCase() : undefined;
  return { path: legacy === undefined ? resolved.path : `/used-car/${legacy}/`, refinements };
}

/**
 * The path for a state with these facets: `path` itself if exactly its values of its facets are still chosen; else the search
 * root. Removing Toyota on `/search/toyota` leads back to the root.
 */
export function pathOfState(
  path: string,
  facets: { readonly [F in TextFacet]: readonly string[] },
  site: SearchSite,
): string {
  const wanted = statePath(path, site);
  for (const facet of PATH_FACETS) {
    const implied = wanted.refinements[facet];
    if (implied && !isSame(implied, facets[facet])) return DEFAULT_SEARCH_PATH;
  }
  return wanted.path;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
