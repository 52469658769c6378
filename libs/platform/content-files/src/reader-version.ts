import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * Names the code that reads texts: this package and all that it depends on, to the last parser. Of installed packages the version says what
 * they do; packages of a workspace keep theirs for long, so that their files count.
 */
export function readerVersion(): string {
  return (version ??= versionOfPackages());
}

/** Of this process: its code does not change. */
let version: string | undefined;

function versionOfPackages(): string {
  const versions = new Map<string, string>();
  const own = findPackageJSON('..', import.meta.url);
  if (own !== undefined) addPackage(own, versions);
  const digest = createHash('sha256').update(process.version);
  for (const [name, version] of [...versions].sort(([a], [b]) => (a < b ? -1 : 1)))
    digest.update(`${name}@${version}\n`);
  return digest.digest('base64url');
}

function addPackage(file: string, versions: Map<string, string>): void {
  if (versions.has(file)) return;
  const { name, version, dependencies } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  // A package of a workspace is linked.
  const folder = realpathSync(path.dirname(file));
  const installed = folder.split(path.sep).includes('node_modules');
  versions.set(file, `${name}@${installed ? version : sourceHash(folder)}`);
  for (const dependency of Object.keys(dependencies)) {
    // Packages of types alone have nothing that runs.
    if (dependency.startsWith('@types/')) continue;
    const found = findPackageJSON(dependency, pathToFileURL(file));
    if (found !== undefined) addPackage(found, versions);
  }
}

/** Of the code of a package in a workspace, from its sources or built. */
function sourceHash(folder: string): string {
  const digest = createHash('sha256');
  for (const part of ['src', 'dist'])
    for (const entry of filesBelow(path.join(folder, part)))
      if (/\.[jt]s$/.test(entry) && !/\.(test|d)\.ts$/.test(entry)) digest.update(readFileSync(entry));
  return digest.digest('base64url');
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort((a, b) => (a < b ? -1 : 1));
  } catch {
    return [];
  }
}
