import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing/index.ts';
import { claim, isAnyDue } from './claim.ts';
import { enqueue } from './enqueue.ts';

describe.each(testEngines('claims'))('the outbox on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('is only read while nothing is due', async () => {
    const { db } = database;
    const now = new Date('2026-11-30T02:00:00Z');
    const later = new Date('2026-11-30T03:00:00Z');
    const message = { topic: 'test.topic', key: 'a', payload: { site: 'one' } };
    await db.transaction().execute((each) => enqueue(each, [{ ...message, notBefore: later }]));
    const look = { topics: ['test.topic'], sites: ['one'] };
    // A write would be refused.
    const read = db.transaction().setAccessMode('read only');
    const claimed = await read.execute((each) => claim(each, { ...look, now, limit: 10, perSite: 2 }));
    expect(claimed).toEqual([]);
    const due = (at: Date, sites: string[]) => isAnyDue(db, { ...look, sites, now: at });
    expect([await due(now, ['one']), await due(later, ['one']), await due(later, ['two'])]).toEqual([
      false,
      true,
      false,
    ]);
    expect(await claim(db, { ...look, now: later, limit: 10 })).toHaveLength(1);
    expect(await due(later, ['one'])).toBe(false);
  });
});
