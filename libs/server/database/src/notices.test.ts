import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { hangingProxy } from './testing/hangingProxy.ts';
import { openTestDatabase, testEngines, type TestDatabase } from './testing/testDatabase.ts';

describe.each(testEngines('notices'))('notices on %s', (engine) => {
  let database: TestDatabase;
  const heard: string[] = [];
  let missed = 0;
  const listener = { heard: (text: string) => void heard.push(text), missed: () => void (missed += 1) };
  beforeEach(async () => {
    [heard.length, missed] = [0, 0];
    database = await openTestDatabase(engine);
    return () => database.close();
  });

  it('reach who listens to their channel, until it stops', async () => {
    const stop = database.notices.listen('pages', listener);
    await expect
      .poll(async () => {
        await database.notices.tell('others', 'nothing');
        await database.notices.tell('pages', "it's \u{1F697}");
        return heard.length;
      })
      .toBeGreaterThan(0);
    expect(new Set(heard)).toEqual(new Set(["it's \u{1F697}"]));
    await stop();
    heard.length = 0;
    await database.notices.tell('pages', 'late');
    expect(heard).toEqual([]);
    expect(missed).toBe(0);
  });

  // The embedded database has no network.
  if (engine === 'pglite') return;

  let stop = async () => {};
  afterEach(() => stop());
  const listening = async () => {
    await expect
      .poll(async () => {
        await database.notices.tell('pages', 'there?');
        return heard.length;
      })
      .toBeGreaterThan(0);
    heard.length = 0;
  };

  it('come again after the connection was ended, and the listener is told that it may have missed some', async () => {
    stop = database.notices.listen('pages', listener);
    await listening();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt notices' and datname = current_database()`.execute(
      database.db,
    );
    await expect.poll(() => missed).toBe(1);
    await listening();
  });

  it('come again after the server did not answer for a while', { timeout: 30_000 }, async () => {
    const proxy = await hangingProxy(database);
    const behind = await openDatabase({ url: proxy.url });
    stop = behind.notices.listen('pages', listener);
    await listening();
    proxy.hang();
    await database.notices.tell('pages', 'lost');
    // It is noticed within seconds, without a word from the server.
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    proxy.resume();
    await expect.poll(() => missed).toBe(1);
    expect(heard).not.toContain('lost');
    await listening();
    await stop();
    await behind.close();
    await proxy.close();
  });
});
