import type { OwnPage } from './blocks/own-page.ts';
import type { RouteEntry } from './feature.ts';
import { nearest } from './nearest.ts';
import type { ConfigProblem } from './problem.ts';
import type { PublicSite } from './public-site.ts';
import { repeated } from './repeated.ts';
import { hasPage } from './site-pages.ts';

/**
 * The routes of the pages that a dealer writes.
 *
 * @example ownRoutes([{ path: '/our-story', … }]) // [{ id: 'own.our-story', path: 'our-story', module: './content/our-story.tsx', … }]
 */
export function ownRoutes(pages: readonly OwnPage[]): RouteEntry[] {
  return pages.map(({ path, cache }) => ({
    id: `own.${path.slice(1)}`,
    path: path.slice(1),
    module: `./content${path}.tsx`,
    cache,
  }));
}

/**
 * The page that a dealer declares for an address; null if there is none.
 *
 * @param pathname with or without a trailing slash, in any letter case, as the router accepts it.
 */
export function ownPageAt({ ownPages }: Pick<PublicSite, 'ownPages'>, pathname: string): OwnPage | null {
  return ownPages.find(({ path }) => hasPage({ pages: [path.slice(1)] }, pathname)) ?? null;
}

/**
 * Problems of own pages whose path another own page or a page of a feature has.
 *
 * @param routes those of the site's features.
 */
export function ownPageProblems(
  pages: readonly OwnPage[],
  routes: readonly Pick<RouteEntry, 'id' | 'path'>[],
): ConfigProblem[] {
  const taken = pages.flatMap(({ path }, at) => {
    const owner = routes.find((route) => route.path !== '*' && hasPage({ pages: [route.path] }, path));
    if (!owner) return [];
    const feature = owner.id.split('.')[0];
    return [
      {
        path: `ownPages[${at}].path`,
        what: `"${path}" is a page of ${feature}() already, which has "/${owner.path}"`,
        why: 'One of the two pages would hide the other.',
        fix: `Give your page another path, or remove ${feature}() from features.`,
      },
    ];
  });
  return [...repeated('ownPages', pages, ({ path }) => path, 'path'), ...taken];
}

/**
 * The pages without a file in the app's `content` folder, and the files there that are not a page.
 *
 * @param files below `content`, each with a leading slash: `/our-story.tsx`. Files in `/parts/` are components of pages.
 */
export function ownFileProblems(pages: readonly OwnPage[], files: readonly string[]): ConfigProblem[] {
  const written = files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('/parts/'))
    .map((file) => file.replace(/\.tsx$/, ''));
  const declared = pages.map(({ path }) => path);
  const unused = written.filter((path) => !declared.includes(path));
  const missing = pages.flatMap(({ path }, at) =>
    written.includes(path) ? [] : [{ path, at, near: nearest(path, unused) }],
  );
  return [
    ...missing.map(({ path, at, near }) => ({
      path: `ownPages[${at}].path`,
      what: `there is no file content${path}.tsx`,
      why: 'The page would have no content.',
      fix: near
        ? `Did you mean "${near}"?`
        : 'Write it, with a component as its default export (docs/recipes/own-page.md).',
    })),
    ...unused
      .filter((path) => !missing.some(({ near }) => near === path))
      .map((path) => ({
        path: `content${path}.tsx`,
        what: `no entry of ownPages has the path "${path}"`,
        why: 'The page would never be shown.',
        fix: `Add { path: '${path}', title: …, description: … } to ownPages, or move the file to content/parts/.`,
      })),
  ];
}
