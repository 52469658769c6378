import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../../..');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * The version of a third-party package in this workspace, read from a package.json.
 *
 * @param owner folder of a package.json that names it, such as `libs/feature/vdp`
 * @example versionIn('.', 'react') // '19.3.1'
 */
export function versionIn(owner: string, dependency: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(repository, owner, 'package.json'), 'utf8'));
  const version = manifest.dependencies?.[dependency] ?? manifest.devDependencies?.[dependency];
  if (!version)
    throw new Error(
      `${owner}/package.json has no dependency ${dependency}, whose version a new lib takes. Add it there.`,
    );
  return version;
}
