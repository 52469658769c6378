import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alone, LockLost, openDatabase, takeAlone, type Database } from './index.ts';
import { hangingProxy } from './testing/hangingProxy.ts';
import { openTestDatabase, testEngines, type TestDatabase } from './testing/testDatabase.ts';

describe.each(testEngines('locks'))('what one process has at a time on %s', (engine) => {
  let one: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    one = await openTestDatabase(engine);
    other = await openDatabase(one.options);
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  it('is done, given back after a failure too, and can be taken again', async () => {
    expect(await alone(one.db, 'work', async () => 1)).toEqual({ result: 1 });
    await expect(alone(one.db, 'work', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await alone(other.db, 'work', async () => 2)).toEqual({ result: 2 });
  });

  // One process uses the embedded database.
  if (engine === 'pglite') {
    it('stays while a long transaction has the engine', async () => {
      const work = await alone(one.db, 'engine', async ({ check }) => {
        let asked = Promise.resolve();
        await one.db.transaction().execute(async (transaction) => {
          await sql`select 1`.execute(transaction);
          asked = check();
          // Longer than a server has for its answer.
          await sleep(10_500);
        });
        await asked;
        return 'held';
      });
      expect(work).toEqual({ result: 'held' });
    });
    return;
  }

  it('is not given to two, and each name is one of its own', async () => {
    const taken = await takeAlone(one.db, 'engine');
    expect(await takeAlone(other.db, 'engine')).toBeNull();
    expect(await alone(one.db, 'engine', async () => 1)).toBeNull();
    expect(await alone(other.db, 'another', async () => 1)).toEqual({ result: 1 });
    await taken?.giveBack();
    expect(await alone(other.db, 'engine', async () => 1)).toEqual({ result: 1 });
  });

  it('is shared by those who say so, and not with one who has it alone', async () => {
    const shared = { shared: true };
    const [mine, theirs] = [
      await takeAlone(one.db, 'engine', shared),
      await takeAlone(other.db, 'engine', shared),
    ];
    expect([mine, theirs]).not.toContain(null);
    await mine?.giveBack();
    expect(await takeAlone(one.db, 'engine')).toBeNull();
    await theirs?.giveBack();
    const alone = await takeAlone(one.db, 'engine');
    expect(alone).not.toBeNull();
    expect(await takeAlone(other.db, 'engine', shared)).toBeNull();
    await alone?.giveBack();
  });

  it('has the server ask within half a minute whether its machine is still there', async () => {
    const taken = await takeAlone(one.db, 'engine');
    const { rows } = await sql<{ client_port: number; server_port: number }>`
      select client_port, inet_server_port() as server_port from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and pg_stat_activity.datname = current_database()`.execute(other.db);
    const hex = (port: number | undefined) => `:${(port ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const [ports] = rows;
    const isServer = ([, local = '', remote = '']: string[]) =>
      local.endsWith(hex(ports?.server_port)) && remote.endsWith(hex(ports?.client_port));
    // The timer of the socket: 2 is keepalive, with the hundredths of a second that are left.
    const timer = async () => {
      const table = await readFile('/proc/net/tcp', 'utf8');
      const lines = table.split('\n').map((line) => line.trim().split(/\s+/));
      const [kind, left = ''] = lines.find(isServer)?.[5]?.split(':') ?? [];
      return { kind, isSoon: Number.parseInt(left, 16) <= 1_500 };
    };
    await expect.poll(timer).toEqual({ kind: '02', isSoon: true });
    await taken?.giveBack();
  });

  /** Ends the connections that have locks, as a restart of the server or a firewall does. */
  async function endConnections() {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity join pg_locks using (pid)
      where locktype = 'advisory' and pg_stat_activity.datname = current_database()`.execute(other.db);
    for (const { pid } of rows) await sql`select pg_terminate_backend(${pid})`.execute(other.db);
  }

  it('is free again when its process has died', async () => {
    const dying = await openDatabase(one.options);
    const taken = await takeAlone(dying.db, 'engine');
    expect(await takeAlone(other.db, 'engine')).toBeNull();
    await endConnections();
    await expect.poll(() => alone(other.db, 'engine', async () => 1)).toEqual({ result: 1 });
    await taken?.giveBack();
    await dying.close();
  });

  it('tells its holder that it is lost, at once when asked', async () => {
    const work = alone(one.db, 'engine', async ({ check, signal }) => {
      await check();
      await endConnections();
      await expect(check()).rejects.toThrow('The lock "engine" is lost');
      expect(signal.reason).toBeInstanceOf(LockLost);
      // Another process has it before this one has ended, once the server has ended the connection.
      await expect.poll(() => alone(other.db, 'engine', async () => 1)).toEqual({ result: 1 });
      return 'told';
    });
    expect(await work).toEqual({ result: 'told' });
  });

  it('tells its holder that it is lost within seconds when not asked', async () => {
    const taken = await takeAlone(one.db, 'engine');
    await endConnections();
    await expect.poll(() => taken?.signal.reason, { timeout: 15_000 }).toBeInstanceOf(LockLost);
    await taken?.giveBack();
    await expect.poll(() => alone(one.db, 'engine', async () => 1)).toEqual({ result: 1 });
  });

  it('is lost when the server does not answer any more', async () => {
    const proxy = await hangingProxy(one);
    const hanging = await openDatabase({ url: proxy.url });
    const taken = await takeAlone(hanging.db, 'engine');
    proxy.hang();
    const asked = taken?.check();
    await expect(asked).rejects.toBeInstanceOf(LockLost);
    // Nobody waits for an answer that never comes.
    await taken?.giveBack();
    await hanging.close();
    await proxy.close();
  });
});
