import { featureOptions } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import { DEFAULT_SEARCH_PATH } from '@forecourt/stock-search';
import type { search } from '../manifest.ts';
import { pathCrumbs } from './path-heading.ts';
import type { SearchPage } from './search-page.ts';
import type { VisitMemory } from './visit-memory.ts';

const NO_MAKES: SearchPage['makes'] = [];

/** Whether the browser has enough data of a search path to navigate without the server. */
export function isKnownPath(path: string, memory: VisitMemory): boolean {
  return path === DEFAULT_SEARCH_PATH || memory.pageOf(path) !== null;
}

/** The page of a path: the loaded one, one visited before, or the search root, which needs no data of its own. */
export function pageAt(
  path: string,
  loaded: SearchPage,
  site: BundledSite,
  memory: VisitMemory | null,
): SearchPage {
  if (path === loaded.currentPath) return loaded;
  const known = memory?.pageOf(path);
  if (known) return known;
  if (path !== DEFAULT_SEARCH_PATH) return loaded;
  const heading = featureOptions<typeof search>(site, 'search')?.title ?? 'Search';
  const crumbs = pathCrumbs({ kind: 'types', path, carTypes: [], refinements: {} }, heading);
  return { ...loaded, currentPath: path, heading, crumbs, makes: NO_MAKES };
}
