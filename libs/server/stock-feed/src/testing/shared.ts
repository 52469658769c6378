import { existsSync } from 'node:fs';
import path from 'node:path';

const SHARED = path.resolve(import.meta.dirname, '../../../../../../shared/data');

/** A file of the data set that lies beside the repository; null, said aloud, where it does not. */
export function sharedFile(suite: string, ...parts: string[]): string | null {
  const file = path.join(SHARED, ...parts);
  if (existsSync(file)) return file;
  console.warn(
    `${suite}: skipped, because ${file} is not on this machine. The data set is not part of the repository.`,
  );
  return null;
}
