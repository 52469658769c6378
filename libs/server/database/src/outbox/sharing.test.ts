import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '../testing/index.ts';
import { attemptDue, type OutboxWork } from './attemptDue.ts';
import { enqueue } from './enqueue.ts';

const topics = ['lead.email'];

describe.each(testEngines('sharing'))('an outbox that several processes share on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => emptyTables(database.db, ['outbox']));

  const work = (handle: OutboxWork['handle'], changes: Partial<OutboxWork> = {}) =>
    attemptDue({ db: database.db, handle, now: () => new Date(), ...changes }, { topics });
  const queue = (...sites: (string | null)[]) =>
    enqueue(
      database.db,
      sites.map((site, at) => ({
        ...{ topic: 'lead.email', key: `${at}`, notBefore: new Date(0) },
        payload: site === null ? {} : { site },
      })),
    );

  it('leaves the messages of a site to who serves it, and uses up no attempt of them', async () => {
    await queue('harbour', 'lakeside', 'harbour', null);
    const handled: string[] = [];
    const handle = async ({ key }: { key: string }) => void handled.push(key);
    expect(await work(handle, { sites: ['harbour', 'northside'] })).toBe(3);
    expect(handled.sort()).toEqual(['0', '2', '3']);
    const rows = await database.db.selectFrom('outbox').selectAll().where('done_at', 'is', null).execute();
    expect(rows).toMatchObject([{ key: '1', attempts: 0, last_error: null, failed_at: null }]);

    expect(await work(handle, { sites: [] })).toBe(0);
    expect(await work(handle, { sites: ['lakeside'] })).toBe(1);
    await queue('anybody');
    expect(await work(handle)).toBe(1);
  });

  it('claims by sites only what is due, unfinished and of the topic', async () => {
    const later = new Date(Date.now() + 60_000);
    const message = { topic: 'lead.email', key: 'a', payload: { site: 'harbour' }, notBefore: new Date(0) };
    const [done, dead] = await enqueue(database.db, [
      message,
      message,
      { ...message, notBefore: later },
      { ...message, topic: 'lead.webhook' },
    ]);
    await database.db
      .updateTable('outbox')
      .set({ done_at: new Date() })
      .where('id', '=', done ?? 0)
      .execute();
    await database.db
      .updateTable('outbox')
      .set({ failed_at: new Date() })
      .where('id', '=', dead ?? 0)
      .execute();
    expect(await work(async () => undefined, { sites: ['harbour'] })).toBe(0);
  });

  it('has one attempt of a message in flight, however slow it is, and another one after a crash', async () => {
    // A clock of the test: what counts is that a lease is renewed, and not how busy the machine is.
    const leaseMs = 600;
    const clock = { now: Date.now() };
    const at = { leaseMs, now: () => new Date(clock.now) };
    await queue('harbour');
    let inFlight = 0;
    let most = 0;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await ended;
      inFlight -= 1;
    };
    const first = work(slow, at);
    const leasedUntil = async () =>
      (await database.db.selectFrom('outbox').select('next_attempt_at').executeTakeFirstOrThrow())
        .next_attempt_at;
    const others: number[] = [];
    for (let asked = 0; asked < 8; asked += 1) {
      await expect.poll(leasedUntil, { timeout: 10_000 }).toEqual(new Date(clock.now + leaseMs));
      clock.now += leaseMs / 2;
      others.push(await work(slow, at));
    }
    end();
    expect(await first).toBe(1);
    expect([most, others.reduce((sum, each) => sum + each, 0)]).toEqual([1, 0]);

    await queue('harbour');
    const dead = work(() => Promise.reject(new Error('It did not crash.')), {
      ...at,
      // A process that has crashed renews and records nothing.
      db: crashedAfterClaim(database.db),
    });
    await expect(dead).rejects.toThrow('crashed');
    expect(await work(async () => undefined, at)).toBe(0);
    clock.now += leaseMs + 1;
    expect(await work(async () => undefined, at)).toBe(1);
  }, 20_000);
});

/** A database that is lost after the first statement. */
function crashedAfterClaim(db: TestDatabase['db']): TestDatabase['db'] {
  let statements = 0;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'updateTable') {
        statements += 1;
        if (statements > 1) throw new Error('crashed');
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
