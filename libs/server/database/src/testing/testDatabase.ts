import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import { openDatabase, type Database } from '../openDatabase.ts';
import { emptyEveryTable } from './emptyTables.ts';

/** An empty, migrated test database; `close` deletes it. */
export interface TestDatabase extends Database {
  /** How another process opens the same database. */
  options: { dir: string } | { url: string };
}

/** The engines for a test suite: the embedded one, and Postgres if a server is configured. */
export type TestEngine = 'pglite' | 'postgres';

/** The address of the Postgres server for tests, if there is one. */
export function testPostgresUrl(env: NodeJS.ProcessEnv = process.env): string | null {
  return env['FORECOURT_TEST_POSTGRES'] || env['DATABASE_URL'] || null;
}

/** The available engines. Warns when Postgres is skipped. */
export function testEngines(suite: string): TestEngine[] {
  if (testPostgresUrl()) return ['pglite', 'postgres'];
  console.warn(
    `${suite}: only the embedded engine is tested. The Postgres half needs DATABASE_URL or FORECOURT_TEST_POSTGRES; ` +
      'CI runs it, and `node tools/commands/with-postgres.mjs -- <command>` runs it here.',
  );
  return ['pglite'];
}

/** Opens an empty database with every table. */
export async function openTestDatabase(engine: TestEngine = 'pglite'): Promise<TestDatabase> {
  return engine === 'pglite' ? openEmbedded() : openOnServer();
}

/** A new folder with the files of an embedded database with every table, all empty; the caller removes it. */
export async function testDirectory(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'forecourt-test-'));
  await cp(await preparedFiles(), path.join(dir, 'postgres'), { recursive: true });
  return dir;
}

/** An embedded engine that stays open for the tests of a process. */
interface SharedEngine extends Pick<Database, 'db' | 'close'> {
  dir: string;
  /** What `schemaState` said when only the platform's migrations had run. */
  migrated: string;
}

/** Engines whose test database is closed. Starting an engine takes about a second, every migration nearly as long. */
const idleEngines: SharedEngine[] = [];

/** Vitest ends its workers. Another process ends when nothing is open any more. */
const isEnded = process.env['VITEST'] !== undefined;

async function openEmbedded(): Promise<TestDatabase> {
  const engine = idleEngines.pop() ?? (await startEngine());
  await makeEmpty(engine);
  const database = await openDatabase({ dir: engine.dir });
  let closing: Promise<void> | null = null;
  return {
    ...database,
    options: { dir: engine.dir },
    close: () =>
      (closing ??= database.close().then(() => (isEnded ? void idleEngines.push(engine) : engine.close()))),
  };
}

async function startEngine(): Promise<SharedEngine> {
  const dir = await testDirectory();
  // Another process deletes the files: a busy machine may take longer than the half second that Vitest gives a worker to exit.
  process.on('exit', () => spawn('rm', ['-rf', dir], { detached: true, stdio: 'ignore' }));
  // Vitest ends its workers by this signal, which by default emits no `exit`.
  if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit());
  const { db, close } = await openDatabase({ dir });
  return { db, close, dir, migrated: await schemaState(db) };
}

/** Deletes all rows, and makes the schema anew if a test has changed it. */
async function makeEmpty(engine: SharedEngine): Promise<void> {
  const { db, migrated } = engine;
  if ((await schemaState(db)) === migrated) return emptyEveryTable(db);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db);
  engine.migrated = await schemaState(db);
}

/** A text that differs after any change of a column, constraint, index, function or trigger. */
async function schemaState(db: Database['db']): Promise<string> {
  const catalogs = ['pg_attribute', 'pg_constraint', 'pg_index', 'pg_proc', 'pg_trigger'];
  const state = (name: string) =>
    sql`(select count(*) || ':' || max(xmin::text::bigint) from ${sql.table(name)})`;
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', ${sql.join(catalogs.map(state))}) as state`.execute(db);
  return rows[0]?.state ?? '';
}

async function openOnServer(): Promise<TestDatabase> {
  const server = testPostgresUrl();
  if (!server)
    throw new Error('Set FORECOURT_TEST_POSTGRES to a Postgres address whose user may create databases.');
  const name = `forecourt_test_${randomUUID().replaceAll('-', '')}`;
  const template = await preparedDatabase(server);
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`));
  const url = databaseUrl(server, name);
  const database = await openDatabase({ url });
  return {
    ...database,
    options: { url },
    close: async () => {
      await database.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** One database is migrated per server and set of migrations, and copied: a copy takes this process a fifth of the time. It stays on the server. */
async function preparedDatabase(server: string): Promise<string> {
  const name = `forecourt_test_template_${await migrationsHash()}`;
  const isThere = async (client: pg.Client) =>
    (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;
  await onServer(server, async (client) => {
    if (await isThere(client)) return;
    // One process makes it, and the others wait; the lock ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (await isThere(client)) return;
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    const database = await openDatabase({ url: databaseUrl(server, making) });
    try {
      await migrate(database.db);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${making} rename to ${name}`);
  });
  return name;
}

const databaseUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Creating an embedded database takes seconds, so one is created per machine and set of migrations, and copied. */
async function preparedFiles(): Promise<string> {
  const { dependencies } = createRequire(import.meta.url)('../../package.json');
  const version = `${dependencies['@electric-sql/pglite']}-${await migrationsHash()}`;
  const ready = path.join(tmpdir(), `forecourt-test-template-${version}-${userInfo().uid}`);
  if (existsSync(ready)) return ready;
  const making = await mkdtemp(`${ready}-making-`);
  const database = await openDatabase({ dir: making });
  await migrate(database.db);
  await database.close();
  await rename(path.join(making, 'postgres'), ready).catch((error: unknown) => {
    if (!existsSync(ready)) throw error;
  });
  await rm(making, { recursive: true, force: true });
  return ready;
}

async function migrationsHash(): Promise<string> {
  const folder = path.join(import.meta.dirname, '../migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) hash.update(await readFile(path.join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
