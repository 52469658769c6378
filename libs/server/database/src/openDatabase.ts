import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { KyselyConfig } from 'kysely';
import { DatabaseUnusable } from './DatabaseUnusable.ts';
import { embeddedPool } from './embedded/embeddedPool.ts';
import { watchDatabase } from './databaseWatch.ts';
import type { DatabaseWatch, WatchTimes } from './databaseWatch.ts';
import type { Notices } from './notices/Notices.ts';
import { ownNotices } from './notices/ownNotices.ts';
import { postgresNotices } from './notices/postgresNotices.ts';
import { postgresPool, SERVING, WORKING } from './postgresPool.ts';
import type { Waits } from './postgresPool.ts';
import type { Schema } from './schema.ts';

/** A statement that has been executed: its text has placeholders instead of values. */
export interface ExecutedQuery {
  sql: string;
  ms: number;
  failed: boolean;
}

/** Where the database is: a `postgres://` address, or the folder of the embedded engine. */
export type DatabaseOptions = {
  /** Called after each statement. */
  onQuery?: ((query: ExecutedQuery) => void) | undefined;
} & (
  | {
      url: string;
      /** Of a process that serves shoppers: waits are short. Default: `false`, for migrations, imports and commands. */
      serving?: boolean;
      /** The patience of its watch; less than two seconds in all by default. */
      patience?: WatchTimes;
    }
  | { dir: string }
);

/** An open database. */
export interface Database {
  db: Kysely<Schema>;
  engine: 'pglite' | 'postgres';
  /** Notices a server that does not answer; the embedded engine has none. */
  watch?: DatabaseWatch;
  /** What the processes that share it tell each other. */
  notices: Notices;
  /** Ends the connections; a process that runs the embedded engine also closes its files. Safe to call twice. */
  close: () => Promise<void>;
}

/**
 * Opens the platform database. Both engines are reached by node-postgres, so SQL, types and errors are the same.
 * Throws a sentence that says what to do when Postgres cannot be reached or the data folder is locked.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { onQuery } = options;
  if ('dir' in options) return openEmbedded(path.resolve(options.dir), onQuery);
  const { url, serving, patience } = options;
  return openPostgres(url, { waits: serving ? SERVING : WORKING, patience, onQuery });
}

async function openEmbedded(directory: string, onQuery: DatabaseOptions['onQuery']): Promise<Database> {
  const { pool, close } = await embeddedPool(directory);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...logged(onQuery) });
  return { db, engine: 'pglite', notices: ownNotices(), close: once(close) };
}

async function openPostgres(
  url: string,
  {
    waits,
    patience,
    onQuery,
  }: { waits: Waits; patience: WatchTimes | undefined; onQuery: DatabaseOptions['onQuery'] },
): Promise<Database> {
  const { pool, answers, reset } = postgresPool(url, waits);
  try {
    const client = await pool.connect();
    await client.query('select 1').finally(() => client.release());
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new DatabaseUnusable(
      `Postgres at ${withoutPassword(url)} cannot be used: ${reason}. Check DATABASE_URL and that the server runs, ` +
        'or unset it to use the embedded database.',
      { cause: error },
    );
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...logged(onQuery) });
  const watch = watchDatabase({ answers, reset }, patience);
  return {
    db,
    engine: 'postgres',
    watch,
    notices: postgresNotices(url, db),
    close: once(() => {
      watch.stop();
      return db.destroy();
    }),
  };
}

function logged(onQuery: DatabaseOptions['onQuery']): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {};
  return {
    log: ({ level, query, queryDurationMillis }) =>
      onQuery({ sql: query.sql, ms: queryDurationMillis, failed: level === 'error' }),
  };
}

function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1@');
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= action());
}
