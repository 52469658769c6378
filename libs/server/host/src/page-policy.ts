import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { SiteDefinition } from '@forecourt/site-config';

/** The decisions that are remembered for each site: React Router ranks the whole route table for each one. */
const KEPT = 2_000;

/**
 * Whether a page may be cached for all visitors, as its route declares. Unknown paths have the same response for every visitor, so they
 * may be cached too.
 */
export function pagePolicy({ routes }: SiteDefinition): (pathname: string) => 'public' | 'never' {
  const table = routes.map(({ path, cache }) => ({
    ...(path === '' ? { index: true as const } : { path }),
    handle: cache,
  }));
  const known = new LRUCache<string, 'public' | 'never'>({ max: KEPT });
  return (pathname) => {
    const page = pathname.replace(/\/_root\.data$|\.data$/, '') || '/';
    const decided = known.get(page);
    if (decided) return decided;
    const policy = matchRoutes(table, page)?.at(-1)?.route.handle === 'never' ? 'never' : 'public';
    known.set(page, policy);
    return policy;
  };
}
