import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Every lib that is published: its folder and its package.json. */
export function publicLibs() {
  const libs = join(root, 'libs');
  return readdirSync(libs)
    .flatMap((group) => folders(join(libs, group)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ folder, manifest }) => !manifest.private && existsSync(join(folder, 'src')))
    .sort((a, b) => a.manifest.name.localeCompare(b.manifest.name, 'en'));
}

const folders = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name));
