import { existsSync } from 'node:fs';
import path from 'node:path';

const SHARED = path.resolve(import.meta.dirname, '../../../../../../shared/data');

/** A file of the data set beside the repository; null if it is missing: a suite that needs it is then skipped, which fails in CI. */
export function sharedFile(...parts: string[]): string | null {
  const file = path.join(SHARED, ...parts);
  return existsSync(file) ? file : null;
}
