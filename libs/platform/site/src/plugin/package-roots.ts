import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteDefinition } from '@forecourt/site-config';

/**
 * The folders of our packages that draw something of a site: platform, theme, its features, and what those use of ours. What the server
 * half of a feature uses is for Node alone, says so by its tag `env:node`, and draws nothing.
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

/**
 * What a package of ours loads of others in a browser; not what builds a site, lies in a stylesheet, is large and asked for late, or is
 * for server halves.
 */
export function foreignDependencies(root: string): string[] {
  return Object.keys(manifestOf(root).dependencies ?? {}).filter(
    (name) =>
      !/^(@forecourt|@fontsource-variable|@tailwindcss|@react-router|@hookform|@babel)\/|^(tailwindcss|vite|algoliasearch|maplibre-gl|react-router|kysely)$/.test(
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
  nx?: { tags?: string[] };
}

/** What the `package.json` in a folder says. */
export function manifestOf(root: string): PackageManifest {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
}
