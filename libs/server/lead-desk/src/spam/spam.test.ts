import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { addressGroup, leadLimits, spamVerdict, visitorAddress, type SpamSigns } from '../index.ts';
import { NOW } from '../test/samples.ts';

const person: SpamSigns = {
  honeypot: '',
  elapsedMs: 30_000,
  startedAt: null,
  now: NOW,
  texts: { name: 'Kim', message: 'I saw it on https://a.example and https://b.example' },
};

describe('spam detection', () => {
  it('accepts the lead of a person', () => expect(spamVerdict(person)).toBeNull());

  test.each([
    ['text in the hidden field', { honeypot: 'https://pills.example' }, 'honeypot', null],
    ['1,999 milliseconds', { elapsedMs: 1_999 }, 'too-fast', null],
    ['a page rendered a second ago', { elapsedMs: null, startedAt: NOW.getTime() - 1_000 }, 'too-fast', null],
    ['three links', { texts: { message: 'http://a www.b [url=c]' } }, 'links', 'message'],
    ['a link in a name', { texts: { name: 'www.pills.example', message: 'Hi' } }, 'links', 'name'],
  ])('refuses %s', (_name, signs, reason, field) => {
    expect(spamVerdict({ ...person, ...signs })).toMatchObject({
      reason,
      field,
      sentence: expect.any(String),
    });
  });

  test.each([
    ['2,000 milliseconds', { elapsedMs: 2_000 }],
    ['no measured time', { elapsedMs: null }],
    ['a page from the cache', { elapsedMs: null, startedAt: NOW.getTime() - 86_400_000 }],
    ['a client clock that is ahead', { elapsedMs: null, startedAt: NOW.getTime() + 5_000 }],
    ['white space in the hidden field', { honeypot: ' ' }],
  ])('lets %s pass', (_name, signs) => expect(spamVerdict({ ...person, ...signs })).toBeNull());
});

describe('rate limits', () => {
  it('apply per visitor and site', async () => {
    const limits = leadLimits({ perAddress: 2, perSite: 100, seconds: 60 });
    expect(await limits.take('a', '203.0.113.7')).toBeNull();
    expect(await limits.take('a', '::ffff:203.0.113.7')).toBeNull();
    expect(await limits.take('a', '203.0.113.7')).toBeGreaterThan(0);
    expect(await limits.take('a', '203.0.113.7')).toBeLessThanOrEqual(60);
    expect(await limits.take('b', '203.0.113.7')).toBeNull();
    expect(await limits.take('a', '203.0.113.8')).toBeNull();
  });

  it('leave three to each network of a site that gets more than its usual total, and to other sites all', async () => {
    const limits = leadLimits({ perAddress: 100, perSite: 2, seconds: 60 });
    const taken = async (site: string, address: string) => (await limits.take(site, address)) === null;
    expect([await taken('a', '203.0.113.1'), await taken('a', '203.0.113.2')]).toEqual([true, true]);
    const crowded = [];
    for (let sent = 0; sent < 5; sent += 1) crowded.push(await taken('a', '203.0.113.3'));
    expect(crowded).toEqual([true, true, true, false, false]);
    expect(await taken('b', '203.0.113.3')).toBe(true);
  });

  it('apply per visitor only where a site has no total limit', async () => {
    const limits = leadLimits({ perAddress: 1, perSite: null });
    for (let visitor = 0; visitor < 700; visitor += 1)
      expect(await limits.take('a', `203.0.${visitor % 7}.${Math.floor(visitor / 7)}`)).toBeNull();
    expect(await limits.take('a', '203.0.0.0')).toBeGreaterThan(0);
  });
});

describe.each(testEngines('rate limits'))('rate limits of several processes on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => database.close());
  const opened = (name: string, changes: object = {}) =>
    leadLimits({ perAddress: 3, perSite: null, shared: { db: database.db, name }, ...changes });

  it('are counted together, by site and network, and each limit for itself', async () => {
    const [one, two] = [opened('leads'), opened('leads')];
    const both = await Promise.all(
      [one, two, one, two, one].map((limits, at) => limits.take('a', `2001:db8:1:2::${at}`)),
    );
    expect(both.filter((wait) => wait === null)).toHaveLength(3);
    expect(await two.take('a', '2001:db8:1:3::1')).toBeNull();
    expect(await two.take('b', '2001:db8:1:2::1')).toBeNull();
    expect(await opened('confirmations').take('a', '2001:db8:1:2::1')).toBeNull();
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('2001');
  });

  it('end with their window', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limits = opened('short', { seconds: 60 });
    for (let sent = 0; sent < 3; sent += 1) expect(await limits.take('a', '203.0.113.1')).toBeNull();
    expect(await limits.take('a', '203.0.113.1')).toBe(60);
    vi.setSystemTime(Date.now() + 59_000);
    expect(await limits.take('a', '203.0.113.1')).toBe(1);
    vi.setSystemTime(Date.now() + 1_001);
    expect(await limits.take('a', '203.0.113.1')).toBeNull();
  });

  it('are counted by each process while the database is away', async () => {
    const away = await openTestDatabase(engine);
    const limits = leadLimits({ perAddress: 2, perSite: null, shared: { db: away.db, name: 'leads' } });
    await away.close();
    const waits = [];
    for (let sent = 0; sent < 3; sent += 1) waits.push(await limits.take('a', '203.0.113.1'));
    expect(waits).toEqual([null, null, expect.any(Number)]);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '10.0.0.1'],
  ['', '10.0.0.1'],
  ['a'.repeat(10_000), '10.0.0.1'],
])('behind a proxy that says %j the visitor is %s', (forwarded, address) => {
  const incoming = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } };
  expect(visitorAddress(incoming as never, 1)).toBe(address);
  expect(visitorAddress(incoming as never, 0)).toBe('10.0.0.1');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:0db8:0000::0001', '2001:db8:0:0'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('addressGroup(%s) is %s', (address, group) => expect(addressGroup(address)).toBe(group));
