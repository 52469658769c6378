import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './FileStore.ts';

/** Keeps files in a folder, readable for the user of the process alone. */
export function diskStore(directory: string): FileStore {
  const at = (name: string) => path.join(directory, path.basename(name));
  const partOf = (name: string) => `${at(name)}.part`;
  return {
    async put(name, file) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // A file has its name only once it is whole.
      await copyFile(file, partOf(name));
      await rename(partOf(name), at(name));
    },
    async read(name) {
      try {
        const handle = await open(at(name));
        return createReadStream('', { fd: handle });
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(name) {
      // A process that was killed while it stored the file has left a part.
      await rm(partOf(name), { force: true });
      await rm(at(name), { force: true });
    },
  };
}
