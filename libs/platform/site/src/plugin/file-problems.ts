import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { decodedAddress, isFile } from '@forecourt/content-files';
import { nearest, ownFileProblems } from '@forecourt/site-config';
import type { ConfigProblem, Readable } from '@forecourt/site-config';

/** In the `dealers` folder, builds and stock use the folder's name and the database uses the slug, so both must be equal. */
export function folderProblems(appDirectory: string, { slug }: Readable): ConfigProblem[] {
  const folder = path.basename(appDirectory);
  if (slug === folder || path.basename(path.dirname(appDirectory)) !== 'dealers') return [];
  return [
    {
      path: 'slug',
      what: `"${slug}" is not the name of the app's folder, "${folder}"`,
      why: 'Builds and stock imports use the folder name, addresses and stored data use the slug.',
      fix: `Write "${folder}", or rename the folder to "${slug}".`,
    },
  ];
}

/** Files are searched in the app's `public` folder; pictures of the demonstration in the workspace's `assets`. */
export function fileProblems(appDirectory: string, { files }: Readable): ConfigProblem[] {
  const own = path.join(appDirectory, 'public');
  const lent = path.resolve(appDirectory, '../../../assets');
  return files.flatMap(({ path: where, value }) => {
    const name = path.posix.normalize(decodedAddress(String(value).replace(/[?#].*$/, '')));
    const isLent = name.startsWith('/pictures/');
    if (isFile(path.join(own, name))) return [];
    if (isLent && (!existsSync(lent) || isFile(path.join(lent, name)))) return [];
    const there = isLent ? filesIn(lent, path.posix.dirname(name)) : filesIn(own, '/');
    const near = nearest(name, there);
    const some = there.length > 0 ? `, or write one of: ${there.slice(0, 8).join(', ')}` : '';
    return [
      {
        path: where,
        what: `there is no file ${isLent ? `assets${name}` : `public${name}`}`,
        why: name.endsWith('.woff2')
          ? 'All text would stay in the fallback font.'
          : 'Shoppers would see a broken picture or a missing page.',
        fix: near ? `Did you mean "${near}"?` : `Put the file there${some}.`,
      },
    ];
  });
}

/** The problems of the dealer's own page files in `content`. They are skipped if a page is declared wrongly. */
export function ownPageFileProblems(appDirectory: string, { ownPages }: Readable): ConfigProblem[] {
  return ownPages ? ownFileProblems(ownPages, filesIn(path.join(appDirectory, 'content'), '/')) : [];
}

/** The files of a folder, as paths relative to the root. */
function filesIn(root: string, folder: string): string[] {
  const directory = path.join(root, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `/${path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/')}`,
    );
}
