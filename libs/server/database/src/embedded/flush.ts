import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Flushes a folder with everything in it, such as files that a program wrote without doing so. */
export async function flushFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    await (entry.isDirectory() ? flushFolder(inside) : flush(inside));
  }
  await flush(folder);
}

/** Flushes one file, or the names in one folder. */
export async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
