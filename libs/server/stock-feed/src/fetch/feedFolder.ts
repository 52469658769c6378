import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How long nothing is written into a folder before it counts as left behind, milliseconds: a download always writes. */
const LEFT_MS = 3_600_000;
const PREFIX = 'forecourt-feed-';

/**
 * Makes a folder for one fetch, for its caller to remove. Those that processes left behind which were killed are removed, so that the disk does not
 * fill.
 */
export async function feedFolder(): Promise<string> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) if (name.startsWith(PREFIX)) await removeLeft(path.join(tmpdir(), name));
  return mkdtemp(path.join(tmpdir(), PREFIX));
}

async function removeLeft(folder: string): Promise<void> {
  try {
    const files = [folder, ...(await readdir(folder)).map((name) => path.join(folder, name))];
    const written = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
    if (Date.now() - Math.max(...written) > LEFT_MS) await rm(folder, { recursive: true, force: true });
  } catch {
    // It has gone meanwhile, or belongs to another user of the machine.
  }
}
