import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goEnv } from './goEnv.ts';

/**
 * The compiler. Its command `tsc` is not used by name: the package `typescript`, whose API other tools need, has a command of that
 * name too.
 */
export const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')));

/** The file of an error, such as `libs/domain/values/src/index.ts(3,7): error TS2322: …`. */
const LOCATION = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): error TS\d+/;

function output(root: string, args: readonly string[]): Promise<{ failed: boolean; text: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, ...args],
      { cwd: root, env: goEnv(), maxBuffer: 256 * 1024 ** 2 },
      (error, stdout, stderr) => resolve({ failed: error !== null, text: `${stdout}${stderr}` }),
    );
  });
}

/**
 * `tsc --build` of projects, at once: shared files and references are read once, and projects that do not depend on each other are built
 * in parallel.
 *
 * @param settings the tsconfig.json of each project, relative to the root.
 * @returns the errors of each project as text, by its settings; '' where there are none. An error that belongs to the folder of none of
 *   them stands with each.
 */
export async function buildTypes(root: string, settings: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string[]>(settings.map((file) => [file, []]));
  const { failed, text } = await output(root, ['--build', '--pretty', 'false', ...settings]);
  const bySize = settings.map((file) => ({ file, folder: `${dirname(file)}/` }));
  bySize.sort((a, b) => b.folder.length - a.folder.length);
  let owners: readonly string[] = settings;
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const file = LOCATION.exec(line)?.groups?.['file'];
    const owner = file === undefined ? undefined : bySize.find(({ folder }) => file.startsWith(folder));
    // A line that is indented explains the error above it.
    if (!/^\s/.test(line)) owners = owner ? [owner.file] : settings;
    for (const file of owners) found.get(file)?.push(line);
  }
  const errors = new Map([...found].map(([file, lines]) => [file, lines.join('\n')]));
  if (failed && [...errors.values()].every((lines) => lines === ''))
    throw new Error('tsc --build failed without an error.');
  return errors;
}
