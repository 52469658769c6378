import { existsSync } from 'node:fs';
import path from 'node:path';

const SHARED = path.resolve(import.meta.dirname, '../../../../../../shared/data');

/** A file of the data set beside the repository; null, with a warning, if it is missing. */
export function sharedFile(suite: string, ...parts: string[]): string | null {
  const file = path.join(SHARED, ...parts);
  if (existsSync(file)) return file;
  console.warn(
    `${suite}: skipped, because ${file} is not on this machine. The data set is not part of the repository.`,
  );
  return null;
}
