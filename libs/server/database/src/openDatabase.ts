import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { embeddedPool } from './embedded/embeddedPool.ts';
import type { Schema } from './schema.ts';
import { typeParsers } from './typeParsers.ts';

/** Where the database is: a `postgres://` address, or the folder of the embedded engine. */
export type DatabaseOptions = { url: string } | { dir: string };

/** An open database. */
export interface Database {
  db: Kysely<Schema>;
  engine: 'pglite' | 'postgres';
  /** Ends the connections; a process that runs the embedded engine also closes its files. Safe to call twice. */
  close: () => Promise<void>;
}

/**
 * Opens the platform database. Both engines are reached by node-postgres, so SQL, types and errors are the same.
 * Throws a sentence that says what to do when Postgres cannot be reached or the data folder is locked.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options.url) : openEmbedded(path.resolve(options.dir));
}

async function openEmbedded(directory: string): Promise<Database> {
  const { pool, close } = await embeddedPool(directory);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'pglite', close: once(close) };
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: typeParsers });
  // The pool replaces a broken idle connection; without a listener its error would crash the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new Error(
      `Postgres at ${withoutPassword(url)} cannot be used: ${reason}. Check DATABASE_URL and that the server runs, ` +
        'or unset it to use the embedded database.',
      { cause: error },
    );
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: once(() => db.destroy()) };
}

function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1@');
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= action());
}
