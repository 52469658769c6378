import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** An existing picture: its version identity, and how to read it. */
export interface FoundImage {
  identity: string;
  read(): Promise<Uint8Array>;
}

/**
 * Finds a local picture. `roots` maps path prefixes to folders; the longest prefix wins. A missing file is searched at the same path in
 * `own`, the folder of one site; its files outside of the prefixes are not resized. A symbolic link out of a folder is not followed. The
 * identity changes with the file's size and modification time. Null if there is no such file.
 */
export async function findLocal(
  roots: Readonly<Record<string, string>>,
  path: string,
  own?: string,
): Promise<FoundImage | null> {
  const prefix = Object.keys(roots)
    .filter((candidate) => path.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length)[0];
  const root = prefix === undefined ? undefined : roots[prefix];
  if (prefix === undefined || root === undefined) return null;
  const rest = path.slice(prefix.length);
  const shared = await findIn(root, rest, path);
  if (shared || own === undefined) return shared;
  // Two sites may have different pictures at one path.
  return findIn(join(own, prefix), rest, join(own, path));
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
