import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../openDatabase.ts';
import { emptyTables, openTestDatabase, testEngines } from './index.ts';

describe.each(testEngines('test databases'))('a test database on %s', (engine) => {
  const opened = async <Result>(work: (db: Database['db']) => Promise<Result>): Promise<Result> => {
    const database = await openTestDatabase(engine);
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };
  const subscribe = async (db: Database['db']) => {
    const { id } = await db
      .insertInto('subscribers')
      .values({ site: 'one', email: 'one@example.com', token: 'one' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('subscription_choices')
      .values({ subscriber_id: id, topic: 'news', wanted: true, source: 'form' })
      .execute();
    return Number(id);
  };
  const rowsOf = async (db: Database['db'], table: string) =>
    (await sql<object>`select * from ${sql.table(table)}`.execute(db)).rows.length;

  it('has no row of the one before, and counts from one again', async () => {
    const ids = [await opened(subscribe), await opened(subscribe)];
    expect(ids).toEqual([1, 1]);
  });

  it.each([
    'alter table subscribers add column shoe_size int',
    'drop table alerts cascade',
    'create table shoes (size int)',
  ])('has the schema of the migrations, whatever the one before did: %s', async (change) => {
    const schema = async (db: Database['db']) =>
      (
        await sql`select table_name, column_name, data_type from information_schema.columns
            where table_schema = 'public' order by table_name, column_name`.execute(db)
      ).rows;
    const before = await opened(schema);
    await opened((db) => sql.raw(change).execute(db));
    expect(await opened(schema)).toEqual(before);
  });

  it('lets a process that Vitest does not run end when it is closed', async () => {
    const opens = `import { openTestDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))};
      const database = await openTestDatabase('${engine}');
      await database.close();
      console.log('closed');`;
    const words = ['--conditions=@forecourt/source', '--eval', opens];
    const env = { ...process.env, VITEST: undefined, NODE_OPTIONS: '' };
    // It ends by another signal without a mistake.
    const killed = { timeout: 60_000, killSignal: 'SIGKILL' } as const;
    const { stdout } = await promisify(execFile)(process.execPath, words, { env, ...killed });
    expect(stdout).toBe('closed\n');
  });

  it('is emptied by table, with the rows that refer to one', () =>
    opened(async (db) => {
      await db
        .insertInto('stock_feeds')
        .values({ dealer: 'one', due_at: new Date(), since: new Date() })
        .execute();
      await subscribe(db);
      await emptyTables(db, ['subscribers']);
      expect([await rowsOf(db, 'subscribers'), await rowsOf(db, 'subscription_choices')]).toEqual([0, 0]);
      expect(await rowsOf(db, 'stock_feeds')).toBe(1);
    }));
});
