import { relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * The `repository` of a lib in its package.json: that of the root, with the folder of the lib. npm shows it as the source of the package.
 *
 * @param {{ type: string, url: string } | undefined} repository of the package.json of the root; none before the first publication
 * @param {string} folder of the lib, as an absolute path
 * @returns undefined where the root has none: an address that does not exist would mislead.
 */
export function repositoryField(repository, folder) {
  if (!repository) return undefined;
  return { ...repository, directory: relative(root, folder).replaceAll('\\', '/') };
}
