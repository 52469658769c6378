import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { SiteDefinition } from '@forecourt/site-config';

/** The decisions that are remembered for each site: React Router ranks the whole route table for each one. */
const KEPT = 2_000;

/** The route of a page, and whether the page may be cached for all visitors, as the route declares. */
export interface PagePolicy {
  /** Its id in the route table; `unknown` for a path that no route has. */
  id: string;
  cache: 'public' | 'never';
}

/** Unknown paths have the same response for every visitor, so they may be cached too. */
const UNKNOWN: PagePolicy = { id: 'unknown', cache: 'public' };

/** The policy of a page by its path. */
export function pagePolicy({ routes }: SiteDefinition): (pathname: string) => PagePolicy {
  const table = routes.map(({ id, path, cache }) => ({
    ...(path === '' ? { index: true as const } : { path }),
    handle: { id, cache },
  }));
  const known = new LRUCache<string, PagePolicy>({ max: KEPT });
  return (pathname) => {
    const page = pathname.replace(/\/_root\.data$|\.data$/, '') || '/';
    const decided = known.get(page);
    if (decided) return decided;
    const policy = matchRoutes(table, page)?.at(-1)?.route.handle ?? UNKNOWN;
    known.set(page, policy);
    return policy;
  };
}
