import type { PublicSite } from '@forecourt/site-config';
import { featureOptions } from '@forecourt/site-config/react';
import { DEFAULT_SEARCH_PATH } from '@forecourt/stock-search';
import { pathCrumbs } from './path-heading.ts';
import type { SearchPage } from './search-page.ts';
import type { VisitMemory } from './visit-memory.ts';

const NO_MAKES: SearchPage['makes'] = [];

/** Whether the browser knows a search path well enough to go there without asking the server. */
export function isKnownPath(path: string, memory: VisitMemory): boolean {
  return path === DEFAULT_SEARCH_PATH || memory.pageOf(path) !== null;
}

/** The page of a path: the one that was loaded, one that was seen before, or the search root, which needs nothing of its own. */
export function pageAt(
  path: string,
  loaded: SearchPage,
  site: PublicSite,
  memory: VisitMemory | null,
): SearchPage {
  if (path === loaded.currentPath) return loaded;
  const known = memory?.pageOf(path);
  if (known) return known;
  if (path !== DEFAULT_SEARCH_PATH) return loaded;
  const heading = featureOptions(site, 'search')?.title ?? 'Search';
  const crumbs = pathCrumbs({ kind: 'types', path, carTypes: [], refinements: {} }, heading);
  return { ...loaded, currentPath: path, heading, crumbs, makes: NO_MAKES };
}
