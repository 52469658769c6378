import { matchRoutes } from 'react-router';
import type { SiteDefinition } from '@forecourt/site-config';

/**
 * Tells whether a page may be cached for everybody: its route says so. Unknown paths are answered the same way
 * for every visitor too.
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
