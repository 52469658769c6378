import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';

/** The folders of our packages that draw something of a site: platform, theme, its features, and what those use of ours. */
export function packageRoots(
  appDirectory: string,
  { routes, contributions }: Pick<SiteDefinition, 'routes' | 'contributions'>,
): string[] {
  const modules = [...routes, ...contributions]
    .filter(({ module }) => !module.startsWith('./'))
    .map(({ module }) => module.split('/').slice(0, 2).join('/'));
  const roots = new Set<string>();
  const visit = (from: string, name: string) => {
    const root = packageRoot(from, name);
    if (roots.has(root)) return;
    roots.add(root);
    for (const dependency of dependenciesOf(root))
      if (dependency.startsWith('@forecourt/')) visit(root, dependency);
  };
  for (const name of ['@forecourt/site', '@forecourt/theme', ...modules]) visit(appDirectory, name);
  return [...roots];
}

/** What a package of ours loads of others in a browser; not what builds a site, lies in a stylesheet or is large and asked for late. */
export function foreignDependencies(root: string): string[] {
  return dependenciesOf(root).filter(
    (name) =>
      !/^(@forecourt|@fontsource-variable|@tailwindcss|@react-router|@hookform|@babel)\/|^(tailwindcss|vite|algoliasearch|maplibre-gl|react-router)$/.test(
        name,
      ),
  );
}

function packageRoot(from: string, name: string): string {
  const require = createRequire(path.join(from, 'package.json'));
  return path.dirname(require.resolve(`${name}/package.json`));
}

function dependenciesOf(root: string): string[] {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies ?? {});
}
