import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { diskStore } from '../store/diskStore.ts';
import { openUploads, type Uploads } from '../Uploads.ts';

/** Uploads in a folder of their own. */
export interface TestUploads {
  uploads: Uploads;
  /** Names of the files in the store. */
  kept(): Promise<string[]>;
  /** What the store failed with. */
  failures: unknown[];
  /** Deletes the folder. */
  remove(): Promise<void>;
}

/** Opens uploads with a disk store in a temporary folder, which is made for the first file. */
export function testUploads(db: Kysely<Schema>): TestUploads {
  const folder = path.join(tmpdir(), `forecourt-uploads-${randomUUID()}`);
  const files = path.join(folder, 'files');
  const failures: unknown[] = [];
  const uploads = openUploads({
    db,
    store: diskStore(files),
    scratch: path.join(folder, 'scratch'),
    onError: (error) => failures.push(error),
  });
  return {
    uploads,
    kept: () => readdir(files).catch(() => []),
    failures,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
