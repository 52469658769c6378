import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';

/**
 * The folders of our packages that render the site: platform, theme, features, and their dependencies of ours. Packages of server halves
 * are left out; they have the tag `env:node`.
 */
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
    const { dependencies = {}, nx } = manifestOf(root);
    if (roots.has(root) || nx?.tags?.includes('env:node')) return;
    roots.add(root);
    for (const dependency of Object.keys(dependencies))
      if (dependency.startsWith('@forecourt/')) visit(root, dependency);
  };
  for (const name of ['@forecourt/site', '@forecourt/theme', ...modules]) visit(appDirectory, name);
  return [...roots];
}

/** Whether a package can render: it depends on React. Only such a package has class names. */
export function isRendered(root: string): boolean {
  const { dependencies, peerDependencies } = manifestOf(root);
  return 'react' in { ...dependencies, ...peerDependencies };
}

/**
 * The third-party packages that a package of ours loads in a browser, without build tools, stylesheets, large lazy packages and packages
 * of server halves.
 */
export function foreignDependencies(root: string): string[] {
  return Object.keys(manifestOf(root).dependencies ?? {}).filter(
    (name) =>
      !/^(@forecourt|@fontsource-variable|@tailwindcss|@react-router|@babel)\/|^(tailwindcss|vite|algoliasearch|maplibre-gl|react-router|kysely)$/.test(
        name,
      ),
  );
}

function packageRoot(from: string, name: string): string {
  const require = createRequire(path.join(from, 'package.json'));
  return path.dirname(require.resolve(`${name}/package.json`));
}

interface PackageManifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  nx?: { tags?: string[] };
}

/** The parsed `package.json` of a folder. */
export function manifestOf(root: string): PackageManifest {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
}
