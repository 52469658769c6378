import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@forecourt/database';
import type { Database } from '@forecourt/database';
import { openTestDatabase, testDirectory } from '@forecourt/database/testing';
import type { TestEngine } from '@forecourt/database/testing';
import { openMailServer, readMail } from './mailServer.ts';
import type { ArrivedMail } from './mailServer.ts';

/** Where the processes that are killed keep what they have. */
export interface KillPlace {
  /** Folder of the data of all processes. */
  data: string;
  /** Where the database and the mail server are. */
  env: Record<string, string>;
  /** Opens the database beside the processes. */
  open(): Promise<Pick<Database, 'db' | 'close'>>;
  /** Every mail that arrived, copies too. */
  mails(): Promise<ArrivedMail[]>;
  close(): Promise<void>;
}

/** Opens an empty place: the embedded database with the mailbox on disk, or PostgreSQL with a mail server. */
export async function openKillPlace(engine: TestEngine): Promise<KillPlace> {
  const data = await mkdtemp(path.join(tmpdir(), 'forecourt-kill-'));
  return engine === 'pglite' ? embeddedPlace(data) : serverPlace(data);
}

async function embeddedPlace(data: string): Promise<KillPlace> {
  const files = await testDirectory();
  await symlink(files, path.join(data, 'db'));
  return {
    data,
    env: {},
    open: () => openDatabase({ dir: path.join(data, 'db') }),
    async mails() {
      const entries = await readdir(path.join(data, 'mailbox'), { recursive: true, withFileTypes: true });
      const mails = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.eml'));
      return Promise.all(
        mails.map(async ({ parentPath, name }) => {
          const file = path.join(parentPath, name);
          // Files of the same name replace each other; two names are two messages.
          return { ...readMail(await readFile(file, 'utf8')), messageId: file };
        }),
      );
    },
    async close() {
      await rm(data, { recursive: true, force: true });
      await rm(files, { recursive: true, force: true });
    },
  };
}

async function serverPlace(data: string): Promise<KillPlace> {
  const database = await openTestDatabase('postgres');
  if (!('url' in database.options)) throw new Error('The database of the test has no address.');
  const mail = await openMailServer();
  return {
    data,
    env: { DATABASE_URL: database.options.url, SMTP_URL: mail.url },
    open: async () => ({ db: database.db, close: async () => undefined }),
    mails: async () => mail.mails,
    async close() {
      await mail.close();
      await database.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
