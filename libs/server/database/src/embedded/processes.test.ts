import { readdir, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openDatabase, type Database } from '../openDatabase.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { startChild, type TestChild } from '../testing/child.ts';
import { testDirectory } from '../testing/testDatabase.ts';
import { readLock } from './engineLock.ts';

const PROCESS = fileURLToPath(import.meta.resolve('../testing/process.ts'));

describe('several processes on one embedded database', () => {
  let dir: string;
  let children: TestChild[];
  let open: Database[];

  beforeEach(async () => {
    dir = await testDirectory();
    children = [];
    open = [];
  });
  afterEach(async () => {
    for (const database of open) await database.close();
    for (const child of children) await child.kill();
    await rm(dir, { recursive: true, force: true });
  });

  const start = async () => {
    const child = startChild(PROCESS, [dir]);
    children.push(child);
    expect(await child.line()).toBe('open');
    return child;
  };
  const openHere = async () => {
    const database = await openDatabase({ dir });
    open.push(database);
    await migrate(database.db);
    return database;
  };
  const count = async ({ db }: Database) => {
    const { rows } = await sql<{ count: number }>`select count(*) from outbox`.execute(db);
    return rows[0]?.count;
  };
  const ask = (child: TestChild, text: string) => {
    child.say(text);
    return child.line();
  };

  it('a command can use the database while a server runs its engine', async () => {
    const server = await openHere();
    const command = await start();
    expect((await readLock(dir))?.pid).toBe(process.pid);
    expect(await ask(command, 'write from-the-command')).toBe('written from-the-command');
    expect(await count(server)).toBe(1);
    await enqueue(server.db, [{ topic: 'test', key: 'from-the-server' }]);
    expect(await ask(command, 'count')).toBe('count 2');
    expect(await ask(command, 'close')).toBe('closed');
    expect(await count(server)).toBe(2);
  });

  it('keeps committed data when the server is killed, and the command starts the engine', async () => {
    const server = await start();
    const command = await openHere();
    for (let index = 0; index < 50; index++)
      expect(await ask(server, `write ${index}`)).toBe(`written ${index}`);
    expect(await count(command)).toBe(50);
    await server.kill('SIGKILL');
    expect(await count(command)).toBe(50);
    expect((await readLock(dir))?.pid).toBe(process.pid);
    await enqueue(command.db, [{ topic: 'test', key: 'after' }]);
    expect(await count(command)).toBe(51);
  });

  it('loses no acknowledged write over repeated kills during writes', async () => {
    let written = 0;
    for (let round = 0; round < 5; round++) {
      const server = await start();
      let killing: Promise<unknown> | undefined;
      for (let inRound = 0; ; inRound++) {
        server.say(`write ${written}`);
        const answer = await server.line().catch(() => null);
        if (answer === null) break;
        written += 1;
        // Kill after some writes, each round at another point of the next write.
        if (inRound === 2)
          killing = new Promise((resolve) => setTimeout(resolve, round * 7)).then(() => server.kill());
      }
      await killing;
    }
    const database = await openHere();
    const rows = await database.db.selectFrom('outbox').select('key').execute();
    const keys = new Set(rows.map((row) => row.key));
    expect(written).toBeGreaterThan(10);
    for (let index = 0; index < written; index++) expect(keys).toContain(String(index));
  });

  it('rolls back the transaction of a command that is killed', async () => {
    const server = await openHere();
    const command = await start();
    expect(await ask(command, 'hold 1')).toBe('holding 1');
    const counting = count(server);
    await command.kill('SIGKILL');
    expect(await counting).toBe(0);
  });

  it('another process starts the engine without an error when its process closes it', async () => {
    const server = await start();
    const command = await openHere();
    expect(await ask(server, 'write 1')).toBe('written 1');
    expect(await count(command)).toBe(1);
    expect(await ask(server, 'close')).toBe('closed');
    expect(await count(command)).toBe(1);
  });

  it('one of several processes that start together runs the engine', async () => {
    const started = await Promise.all([start(), start(), start(), openHere()]);
    expect(await Promise.all(children.map((child, index) => ask(child, `write ${index}`)))).toHaveLength(3);
    expect(await count(started[3])).toBe(3);
    expect((await readdir(dir)).filter((name) => name.startsWith('lock'))).toEqual(['lock']);
  });

  it('opens twice in one process, and the second keeps working when the first closes', async () => {
    const first = await openHere();
    const second = await openHere();
    await enqueue(first.db, [{ topic: 'test', key: '1' }]);
    await first.close();
    expect(await count(second)).toBe(1);
  });

  it('takes over the lock of a process that no longer exists', async () => {
    const gone = {
      token: 'old',
      pid: 2 ** 30,
      host: hostname(),
      processStart: null,
      socket: 'x',
      since: 'then',
    };
    await writeFile(path.join(dir, 'lock'), JSON.stringify(gone));
    await openHere();
    expect((await readLock(dir))?.pid).toBe(process.pid);
  });
});
