import type { Tree } from '@nx/devkit';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

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

/** Parsed files of the workspace, which the type checks of several folders share. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Type-checks a folder by its tsconfig.json, as `tsc -p` does, but reports errors of its own files only: those of the libs it
 * imports are found by `tsc --build`.
 *
 * @returns the errors, as the compiler prints them; empty if there are none.
 */
export function typeErrors(folder: string): string {
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error(`${folder} has no tsconfig.json.`);
  const host = ts.createCompilerHost(config.options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, options) => {
    if (file.startsWith(folder)) return getSourceFile(file, options);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, options));
    return parsed.get(file);
  };
  const program = ts.createProgram({ rootNames: config.fileNames, options: config.options, host });
  const errors = [
    ...config.errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...config.fileNames.flatMap((name) => {
      const file = program.getSourceFile(name);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    }),
  ];
  return ts.formatDiagnostics(errors, host);
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
