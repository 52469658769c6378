import { createRequire } from 'node:module';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { definitionOf } from '@forecourt/site-config/declaration';

/** Routes that every site has. */
const own = [
  { id: 'robots', path: 'robots.txt' },
  { id: 'llms', path: 'llms.txt' },
  { id: 'sitemap', path: 'sitemap.xml' },
  { id: 'sitemap-part', path: 'sitemaps/:file' },
  { id: 'not-found', path: '*' },
];

/**
 * The routes of a dealer app from the manifests of its features, with the manifests' ids. Modules are resolved from the dealer app, so
 * that sources and published packages both work.
 *
 * @throws ConfigError with all problems of the declaration.
 */
export function siteRoutes(appDirectory: string): RouteConfigEntry[] {
  const require = createRequire(path.join(appDirectory, 'package.json'));
  return [
    ...definitionOf(appDirectory).routes.map(({ id, path: pattern, module }) => ({
      id,
      ...(pattern === '' ? { index: true } : { path: pattern }),
      file: require.resolve(module),
    })),
    ...own.map(({ id, path: pattern }) => ({
      id: `site.${id}`,
      path: pattern,
      file: require.resolve(`@forecourt/site/routes/${id}`),
    })),
  ];
}
