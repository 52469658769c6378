import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** An existing picture: its version identity, and how to read it. */
export interface FoundImage {
  identity: string;
  read(): Promise<Uint8Array>;
}

/** Folders of one site by path prefix, each searched in order. */
export type OwnFolders = Readonly<Record<string, readonly string[]>>;

/**
 * Finds a local picture. `roots` maps path prefixes to folders; the longest prefix wins. A missing file is searched in the folders that
 * `own` has for its prefix; a path without a prefix is not resized. A symbolic link out of a folder is not followed. The identity changes
 * with the file's size and modification time. Null if there is no such file.
 */
export async function findLocal(
  roots: Readonly<Record<string, string>>,
  path: string,
  own: OwnFolders = {},
): Promise<FoundImage | null> {
  const prefix = [...new Set([...Object.keys(roots), ...Object.keys(own)])]
    .filter((candidate) => path.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (prefix === undefined) return null;
  const rest = path.slice(prefix.length);
  const root = roots[prefix];
  const shared = root === undefined ? null : await findIn(root, rest, path);
  if (shared) return shared;
  // Two sites may have different pictures at one path.
  for (const folder of own[prefix] ?? []) {
    const found = await findIn(folder, rest, join(folder, rest));
    if (found) return found;
  }
  return null;
}

/** A file in a folder, identified by `name`, size and modification time. */
async function findIn(root: string, path: string, name: string): Promise<FoundImage | null> {
  try {
    const folder = await realpath(root);
    const file = await realpath(join(folder, path));
    if (!file.startsWith(folder + sep)) return null;
    const entry = await stat(file);
    if (!entry.isFile()) return null;
    return { identity: `${name}:${entry.size}:${entry.mtimeMs}`, read: () => readFile(file) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const missing = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && missing.has(String(error.code));
}
