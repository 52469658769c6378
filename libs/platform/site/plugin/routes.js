import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'package.json'));
// React Router's own loader runs this file, and would make a second copy of what it imports: Node itself loads the declaration.
const { definitionOf } = createRequire(import.meta.url)('@forecourt/site-config/declaration');

/** What every site has, whatever its features. */
const own = [
  ['robots', 'robots.txt'],
  ['sitemap', 'sitemap.xml'],
  ['sitemap-part', 'sitemaps/:file'],
  ['not-found', '*'],
];

/**
 * The routes of the dealer app in the current folder, from its features' manifests, with the manifests' own ids.
 * Node itself loads the declaration (it strips types), because React Router's own loader does not know the
 * condition under which our libraries run from source. Files are found from the dealer app, so that source and
 * published packages both work.
 */
function siteRoutes() {
  const definition = definitionOf(process.cwd());
  return [
    ...definition.routes.map(({ id, path: pattern, module }) => ({
      id,
      ...(pattern === '' ? { index: true } : { path: pattern }),
      file: require.resolve(module),
    })),
    ...own.map(([id, path]) => ({
      id: `site.${id}`,
      path,
      file: require.resolve(`@forecourt/site/routes/${id}`),
    })),
  ];
}

export default siteRoutes();
