import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A file-based key-value cache of bytes. */
export interface DiskCache {
  get(key: string): Promise<Uint8Array | null>;
  set(key: string, bytes: Uint8Array): Promise<void>;
  /** Cache size, in files and bytes. */
  size(): { files: number; bytes: number };
}

/**
 * An LRU cache of files under `folder`, at most `maxBytes` in total. Writes are atomic (temporary file and
 * rename), so a reader never sees a partial file, even after a crash. Several
 * processes may share a folder: each counts the files it has seen and also reads those of others.
 *
 * Keys are hexadecimal, at least four characters.
 */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  const place = (key: string) => join(folder, key.slice(0, 2), key);
  const known = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      // A file that cannot be removed stays, and the next start counts it again.
      if (reason === 'evict') remove(place(key)).catch(() => undefined);
    },
  });
  for (const { key, bytes } of await scan(folder)) known.set(key, bytes);

  return {
    async get(key) {
      const bytes = await readIfThere(place(key));
      if (bytes === null) known.delete(key);
      else if (known.get(key) === undefined) known.set(key, bytes.byteLength);
      return bytes;
    },
    async set(key, bytes) {
      if (bytes.byteLength > maxBytes) return;
      const file = place(key);
      const draft = `${file}.${randomUUID()}.draft`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        // What a full disk has taken of it would stay until the next start, and no limit would count it.
        await remove(draft).catch(() => undefined);
        throw error;
      }
      known.set(key, bytes.byteLength);
    },
    size: () => ({ files: known.size, bytes: known.calculatedSize }),
  };
}

/** The files on disk, oldest first; removes temporary files older than an hour. */
async function scan(folder: string): Promise<{ key: string; bytes: number; changed: number }[]> {
  const hourAgo = Date.now() - 3_600_000;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: { key: string; bytes: number; changed: number }[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const read = await statIfThere(file);
    if (read === null) continue;
    const { size, mtimeMs } = read;
    if (!entry.name.endsWith('.draft')) found.push({ key: entry.name, bytes: size, changed: mtimeMs });
    else if (mtimeMs < hourAgo) await remove(file);
  }
  return found.sort((a, b) => a.changed - b.changed);
}

const readIfThere = (file: string) => nullIfMissing(readFile(file));

/** Another process may have removed it since the folder was listed. */
const statIfThere = (file: string) => nullIfMissing(stat(file));

async function nullIfMissing<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function remove(file: string): Promise<void> {
  await nullIfMissing(unlink(file));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
