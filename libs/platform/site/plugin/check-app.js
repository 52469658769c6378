import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, hasPage, nearest, ownFileProblems } from '@forecourt/site-config';
import { definitionOf } from '@forecourt/site-config/declaration';
import { checkOverrides } from '@forecourt/slots/check-overrides';

import { overrideEntries } from './overrides.js';

/**
 * Reads the declaration of a dealer app and looks at the app around it: its overrides, the files that it names, its folder.
 *
 * @param {string} appDirectory
 * @returns {Promise<import('@forecourt/site-config').SiteDefinition>}
 * @throws ConfigError with everything that is wrong, all at once.
 */
export async function checkedApp(appDirectory) {
  const { definition, problems, readable } = readDeclaration(appDirectory);
  const all = [
    ...problems,
    ...folderProblems(appDirectory, readable),
    ...fileProblems(appDirectory, readable),
    ...ownPageProblems(appDirectory, readable),
    ...(await overrideProblems(appDirectory, readable)),
    ...(definition ? missingPages(definition) : []),
  ];
  if (!definition || all.length > 0)
    throw new ConfigError(`The dealer app "${readable.slug}"`, all, readable);
  return definition;
}

function readDeclaration(appDirectory) {
  try {
    const definition = definitionOf(appDirectory);
    const { dealer, files, slots, contributions } = definition;
    const { slug, ownPages } = dealer;
    return { definition, problems: [], readable: { slug, files, ownPages, slots, contributions } };
  } catch (error) {
    if (!(error instanceof ConfigError) || !error.readable) throw error;
    return { definition: null, problems: error.problems, readable: error.readable };
  }
}

/** Among dealers, builds and stock go by the folder's name, the database by the slug: they are one. An app elsewhere is alone. */
function folderProblems(appDirectory, { slug }) {
  const folder = path.basename(appDirectory);
  if (slug === folder || path.basename(path.dirname(appDirectory)) !== 'dealers') return [];
  return [
    {
      path: 'slug',
      what: `"${slug}" is not the name of the app's folder, "${folder}"`,
      why: 'Builds and stock imports go by the folder, addresses and stored data by the slug.',
      fix: `Write "${folder}", or rename the folder to "${slug}".`,
    },
  ];
}

/** Files are looked for in the app's own `public`, and the demonstration's pictures where the workspace has them. */
function fileProblems(appDirectory, { files }) {
  const own = path.join(appDirectory, 'public');
  const lent = path.resolve(appDirectory, '../../../assets');
  return files.flatMap(({ path: where, value }) => {
    const name = decodeURIComponent(String(value).replace(/[?#].*$/, ''));
    const isLent = name.startsWith('/pictures/');
    if (
      existsSync(path.join(own, name)) ||
      (isLent && (!existsSync(lent) || existsSync(path.join(lent, name))))
    )
      return [];
    const there = isLent ? filesIn(lent, path.posix.dirname(name)) : filesIn(own, '/');
    const near = nearest(name, there);
    return [
      {
        path: where,
        what: `there is no file ${isLent ? `assets${name}` : `public${name}`}`,
        why: 'Shoppers would see the icon of a broken picture, or a page that is not there.',
        fix: near
          ? `Did you mean "${near}"?`
          : `Put the file there${there.length > 0 ? `, or write one of: ${there.slice(0, 8).join(', ')}` : ''}.`,
      },
    ];
  });
}

/** The dealer's own pages are files in `content`; where one is declared wrongly, nobody knows which. */
function ownPageProblems(appDirectory, { ownPages }) {
  return ownPages ? ownFileProblems(ownPages, filesIn(path.join(appDirectory, 'content'), '/')) : [];
}

/** The files of a folder below a root, as paths from that root. */
function filesIn(root, folder) {
  const directory = path.join(root, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/')}`,
    );
}

async function overrideProblems(appDirectory, { slots, contributions }) {
  const file = path.join(appDirectory, 'overrides.tsx');
  // Where a feature is wrong, nobody knows which slots there will be.
  if (!slots || !existsSync(file)) return [];
  const entries = overrideEntries(await readFile(file, 'utf8')) ?? [];
  return checkOverrides(entries, slots, contributions);
}

/** Pages that every site has, and those that lists of vehicles lead to. */
function missingPages({ routes }) {
  const site = { pages: routes.map((route) => route.path) };
  const listing = routes.find(({ id }) => /^(search|garage)\./.test(id))?.id.split('.')[0];
  const needs = [
    { href: '/', feature: 'home', why: 'Logo, breadcrumbs and error page of every page lead to it.' },
    ...(listing
      ? [{ href: '/cars/a-vehicle', feature: 'vdp', why: `Every vehicle of ${listing}() leads to its page.` }]
      : []),
  ];
  return needs
    .filter(({ href }) => !hasPage(site, href))
    .map(({ feature, why }) => ({
      path: 'features',
      what: `${feature}() is not among them`,
      why,
      fix: `Add ${feature}()${feature === 'vdp' ? `, or remove ${listing}()` : ''}.`,
    }));
}
