import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The routes that are weighed, and the kind of page of each. tools/commands/size.mjs compares the sizes with the limits. */
const kinds = { 'home.page': 'home', 'search.results': 'search', 'vdp.vehicle': 'vehicle' };

/** What React Router says of a build, and the file that says it: every page loads that too. */
const manifestOf = (client) => {
  const [file] = globSync('assets/manifest-*.js', { cwd: client });
  const text = readFileSync(join(client, file), 'utf8').trim();
  return { ...JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;$/, '')), file };
};

/** The scripts of a route's first load: the manifest, the entry, the route, the routes around it, and all they import at once. */
function firstLoad(manifest, id, client) {
  const parts = [manifest.entry];
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId]) parts.push(route);
  const urls = new Set([manifest.file, ...parts.flatMap(({ module, imports }) => [module, ...imports])]);
  return [...urls].map((url) => join(client, url));
}

const only = process.env.FORECOURT_DEALER?.split(',');
const built = globSync('apps/dealers/*/build/client', { cwd: import.meta.dirname }).filter(
  (client) => !only || only.some((slug) => client.includes(`/${slug}/`)),
);

const pages = built.flatMap((client) => {
  const slug = dirname(client).split('/').at(-2);
  const manifest = manifestOf(join(import.meta.dirname, client));
  return Object.entries(kinds)
    .filter(([id]) => manifest.routes[id])
    .map(([id, kind]) => ({ kind, name: `${slug} ${kind}`, path: firstLoad(manifest, id, client) }));
});
const unweighed = Object.values(kinds).filter((kind) => !pages.some((page) => page.kind === kind));
if (unweighed.length > 0)
  throw new Error(
    `No built site has a page of the kind ${unweighed.join(', ')}: build the sites, or mend the route in .size-limit.mjs.`,
  );

export default pages.map(({ kind: _, ...page }) => ({ ...page, gzip: true, brotli: false }));
