import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from '@forecourt/database';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeSearch } from './search-lock.ts';

const server = { typesense: { url: 'http://127.0.0.1:8108', apiKey: 'administrator' } };
const own = { typesense: null };

describe.each(testEngines('lock of the index'))('the index of a database on %s', (engine) => {
  let first: TestDatabase;
  let second: Database;
  let overtaken = 0;
  const logged: string[] = [];
  const hooks = {
    logger: pino({ level: 'fatal' }, { write: (line: string) => void logged.push(line) }),
    onOvertaken: () => void (overtaken += 1),
  };
  beforeAll(async () => {
    first = await openTestDatabase(engine);
    second = engine === 'postgres' ? await openDatabase(first.options) : first;
  });
  afterAll(async () => {
    if (second !== first) await second.close();
    await first.close();
  });

  if (engine === 'pglite') {
    it('has nothing to take, because one process uses the embedded database', async () => {
      expect(await takeSearch(first, own, hooks)).toBeNull();
    });
    return;
  }

  const locks = async (granted: boolean) => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks where locktype = 'advisory' and granted = ${granted}
        and database = (select oid from pg_database where datname = current_database())`.execute(second.db);
    return rows.map(({ pid }) => pid);
  };
  const endHolders = async () => {
    const pids = await locks(true);
    for (const pid of pids) await sql`select pg_terminate_backend(${pid})`.execute(second.db);
    return pids;
  };

  it('is taken again when the connection that had it has ended', async () => {
    const giveBack = await takeSearch(first, server, hooks);
    const before = await endHolders();
    await expect
      .poll(async () => (await locks(true)).filter((pid) => !before.includes(pid)), { timeout: 20_000 })
      .toHaveLength(1);
    await expect(takeSearch(second, own, hooks)).rejects.toThrow('Another process uses this database');
    await giveBack?.();
    expect(await locks(true)).toEqual([]);
    expect(overtaken).toBe(0);
  });

  it("is another process's when that has taken it meanwhile, and this one is told", async () => {
    const giveBack = await takeSearch(first, server, hooks);
    // It waits in the queue of the server, and has the lock as soon as it is free.
    const other = second.db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(hashtextextended('forecourt embedded engine', 0))`.execute(
        connection,
      );
      while (overtaken === 0) await sleep(20);
      await sql`select pg_advisory_unlock(hashtextextended('forecourt embedded engine', 0))`.execute(
        connection,
      );
    });
    await expect.poll(() => locks(false)).toHaveLength(1);
    await endHolders();
    await other;
    expect(logged.join()).toContain('Another process uses this database with a search engine of its own');
    await giveBack?.();
    expect(overtaken).toBe(1);
  }, 30_000);
});
