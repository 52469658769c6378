import { installPackagesTask, type Tree } from '@nx/devkit';
import { spawnSync } from 'node:child_process';

const page = (name: string) => [
  process.execPath,
  '--conditions=@forecourt/source',
  `tools/commands/${name}.mjs`,
];

/** What is written from the packages of the workspace, besides the lock file: references, reference pages, the picture of the layers. */
const written = [
  [process.execPath, 'node_modules/nx/bin/nx.js', 'sync'],
  page('config-page'),
  page('slots'),
  page('architecture'),
];

/**
 * Installs a new package and brings in step what is written from all packages, so that `npm test` finds nothing to mend.
 *
 * @throws when one of the commands fails, with what it said.
 */
export function keepInStep(tree: Tree): void {
  installPackagesTask(tree, true);
  for (const [program = '', ...rest] of written) {
    const { status, stdout, stderr } = spawnSync(program, rest, { cwd: tree.root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${rest.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
