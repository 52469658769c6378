import { matchRoutes } from 'react-router';
import type { SiteDefinition } from '@forecourt/site-config';

/**
 * Whether a page may be cached for all visitors, as its route declares. Unknown paths have the same response for every visitor, so they
 * may be cached too.
 */
export function pagePolicy({ routes }: SiteDefinition): (pathname: string) => 'public' | 'never' {
  const table = routes.map(({ path, cache }) => ({
    ...(path === '' ? { index: true as const } : { path }),
    handle: cache,
  }));
  return (pathname) => {
    const page = pathname.replace(/\/_root\.data$|\.data$/, '') || '/';
    const match = matchRoutes(table, page)?.at(-1);
    return match?.route.handle === 'never' ? 'never' : 'public';
  };
}
