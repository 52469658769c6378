import { installPackagesTask, type Tree } from '@nx/devkit';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const page = (name: string) => [
  process.execPath,
  '--conditions=@forecourt/source',
  `tools/commands/${name}.mjs`,
];

/**
 * Commands that generate files from the packages of the workspace, besides the lock file: references, reference pages, the
 * architecture picture.
 */
export const written = [
  [process.execPath, createRequire(import.meta.url).resolve('nx/bin/nx'), 'sync'],
  page('config-page'),
  page('slots'),
  page('architecture'),
  page('routes-page'),
];

/**
 * Installs a new package and updates the files that are generated from all packages, so that `npm test` passes.
 *
 * @throws if one of the commands fails, with its output.
 */
export function keepInStep(tree: Tree): void {
  installPackagesTask(tree, true);
  for (const [program = '', ...rest] of written) {
    const { status, stdout, stderr } = spawnSync(program, rest, { cwd: tree.root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${rest.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
