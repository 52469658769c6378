import { createRequire } from 'node:module';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { definitionOf } from '@forecourt/site-config/declaration';

/** What every site has, whatever its features. */
const own = [
  { id: 'robots', path: 'robots.txt' },
  { id: 'sitemap', path: 'sitemap.xml' },
  { id: 'sitemap-part', path: 'sitemaps/:file' },
  { id: 'not-found', path: '*' },
];

/**
 * The routes of a dealer app, from its features' manifests, with the manifests' own ids. Files are found from the dealer app, so that
 * source and published packages both work.
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
