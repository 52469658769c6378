import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** Every lib that is published: its folder and its package.json. */
export function publicLibs() {
  return globSync('libs/*/*/package.json', { cwd: root })
    .map((file) => ({
      folder: dirname(join(root, file)),
      manifest: JSON.parse(readFileSync(join(root, file), 'utf8')),
    }))
    .filter(({ folder, manifest }) => !manifest.private && existsSync(join(folder, 'src')))
    .sort((a, b) => a.manifest.name.localeCompare(b.manifest.name, 'en'));
}
