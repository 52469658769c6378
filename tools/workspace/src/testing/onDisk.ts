import type { Tree } from '@nx/devkit';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compiler } from '../executors/buildTypes.ts';

const repository = resolve(import.meta.dirname, '../../../..');

/**
 * Writes generated files to a folder of this workspace that tools ignore. It has the depth of a lib, so that other libs and
 * shared settings resolve. Its tsconfig.json includes only this folder and emits nothing.
 *
 * @returns the folder.
 */
export function onDisk(tree: Tree, root: string, name: string): string {
  const folder = join(repository, '.forecourt/generated', name);
  rmSync(folder, { recursive: true, force: true });
  for (const { path, content } of tree.listChanges())
    if (content && path.startsWith(`${root}/`)) {
      const file = join(folder, path.slice(root.length + 1));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  const compilerOptions = { composite: false, declaration: false, declarationMap: false, noEmit: true };
  const settings = { extends: '../../../tsconfig.base.json', compilerOptions, include: ['src'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  return folder;
}

/**
 * Type-checks a folder by its tsconfig.json: `tsc -p`.
 *
 * @returns the errors, as the compiler prints them; empty if there are none.
 */
export function typeErrors(folder: string): string {
  return spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
    .stdout;
}

/**
 * Runs a tool of the workspace as in a shell.
 *
 * @param tool its file below `node_modules`, such as `vitest/vitest.mjs`.
 * @returns its output; null if it succeeded.
 */
export function complaintOf(tool: string, args: readonly string[], cwd: string): string | null {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(repository, 'node_modules', tool), ...args],
    { cwd, env, encoding: 'utf8' },
  );
  return status === 0 ? null : `${stdout}${stderr}`;
}
