import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '@forecourt/database';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { openMailer, readMailbox, type LeadSite } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importStock } from '../import/importStock.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import { homenet } from '../maps/homenet.ts';
import { sendNotices } from '../notices/stockNotices.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { httpsServer } from '../testing/httpsServer.ts';
import { groupSite, NOW } from '../testing/sites.ts';
import { testFeed } from '../testing/testFeed.ts';
import { feedHealth, feedHistory } from './feedHealth.ts';
import { fetchNow, startFeeds, type FeedsOptions } from './startFeeds.ts';

/** The limit of a wait for a state. */
const LIMIT = { timeout: 20_000, interval: 20 };

const csv = (count: number) =>
  Buffer.concat(homenetFeed(Array.from({ length: count }, (_, index) => ({ Stock: `U${index}` }))));

describe.each(testEngines('the schedule of feeds'))('the schedule of feeds on %s', (engine) => {
  let database: TestDatabase;
  let other: Database;
  let server: Awaited<ReturnType<typeof httpsServer>>;
  let folder: string;
  let answer: RequestListener;
  let asked: string[];
  let fetched: string[];
  let now: Date;
  let stops: (() => Promise<void>)[];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    other = await openDatabase(database.options);
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-test-notices-'));
    server = await httpsServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
  });
  afterAll(async () => {
    await server.close();
    await other.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    asked = [];
    fetched = [];
    stops = [];
    now = NOW;
    answer = (_request, response) => response.end(csv(3));
    await sql`truncate cars, imports, import_cars, import_rows, outbox, feed_fetches, stock_feeds`.execute(
      database.db,
    );
  });
  afterEach(() => Promise.all(stops.map((stop) => stop())));

  const feedOf = (dealer: string, more = {}) =>
    testFeed(`${server.origin}/${dealer}.csv`, { dealer, timeoutMs: 5_000, ...more });
  const options = (more: Partial<FeedsOptions> = {}): FeedsOptions => ({
    db: database.db,
    feeds: [feedOf('northside-group')],
    now: () => now,
    pictureSize: () => Promise.resolve(null),
    onError: (error) => {
      throw error;
    },
    lookEveryMs: 20,
    onFetched: (dealer) => fetched.push(dealer),
    ...more,
  });
  const start = (more: Partial<FeedsOptions> = {}) => void stops.push(startFeeds(options(more)));
  const outcomes = async (dealer = 'northside-group') =>
    (await feedHistory(database.db, dealer, 50)).map(({ outcome }) => outcome);
  const ended = (count: number, dealer = 'northside-group') =>
    vi.waitFor(() => expect(fetched.filter((each) => each === dealer)).toHaveLength(count), LIMIT);
  const site: LeadSite = {
    ...{ slug: 'northside-group', name: 'Northside', timeZone: 'Australia/Brisbane' },
    ...{ origin: 'https://northside.example', phone: '07 5550 0000', locations: [] },
    leads: {
      ...{ to: 'sales@northside.example', from: 'site@northside.example', mailColor: '#16181d' },
      ...{ routes: [], crm: [], sms: [], webhook: null },
    },
  };
  /** Delivers the notices, and returns what the dealer has got so far. */
  const mails = async (address: string | null = null) => {
    await sendNotices({
      ...{ db: database.db, now: () => now, sites: ['northside-group'] },
      mailer: openMailer({ smtpUrl: undefined, mailboxDir: folder }),
      siteBySlug: (slug) => (slug === 'northside-group' ? site : null),
      addressOf: () => address,
    });
    return readMailbox(folder, { site: 'northside-group' });
  };

  it('fetches each feed once, whatever the number of processes, and again when it is due', async () => {
    start();
    start({ db: other.db });
    start({ db: other.db });
    await ended(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toHaveLength(1);
    now = new Date(NOW.getTime() + 59 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toHaveLength(1);
    now = new Date(NOW.getTime() + 61 * 60_000);
    await ended(2);
    expect(asked).toHaveLength(2);
    expect(await outcomes()).toEqual(['imported', 'imported']);
  });

  it('is not held up by a server that hangs, and stops once its fetches have ended', async () => {
    answer = (request, response) => {
      if (!request.url?.includes('slow')) response.end(csv(3));
    };
    start({ feeds: [feedOf('slow', { timeoutMs: 3_600_000 }), feedOf('northside-group')] });
    await ended(1);
    await vi.waitFor(async () => expect(await outcomes('slow')).toEqual([null]), LIMIT);
    await Promise.all(stops.map((stop) => stop()));
    expect(await outcomes('slow')).toEqual(['failed']);
  });

  it('fetches no more at a time than it may', async () => {
    const held: (() => void)[] = [];
    answer = (_request, response) => void held.push(() => response.end(csv(3)));
    start({ atOnce: 1, feeds: ['one', 'two'].map((dealer) => feedOf(dealer, { timeoutMs: 30_000 })) });
    await vi.waitFor(() => expect(held).toHaveLength(1), LIMIT);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toHaveLength(1);
    held[0]?.();
    await vi.waitFor(() => expect(held).toHaveLength(2), LIMIT);
    held[1]?.();
  });

  it('gives up a server that hangs when it is stopped, writes to nobody about it, and is asked at once by the next', async () => {
    await database.db
      .insertInto('stock_feeds')
      .values({ dealer: 'northside-group', due_at: NOW, since: new Date(NOW.getTime() - 30 * 3_600_000) })
      .execute();
    answer = () => undefined;
    start({ feeds: [feedOf('northside-group', { timeoutMs: 3_600_000 })] });
    await vi.waitFor(() => expect(asked).toHaveLength(1), LIMIT);
    await Promise.all(stops.map((stop) => stop()));
    expect(await feedHistory(database.db, 'northside-group', 50)).toMatchObject([
      {
        outcome: 'failed',
        reason: expect.stringContaining('The host stopped before the whole feed was here.'),
      },
    ]);
    expect(await feedHealth(database.db, feedOf('northside-group'), now)).toMatchObject({ stale: true });
    expect(await database.db.selectFrom('outbox').select('topic').execute()).toEqual([]);
    answer = (_request, response) => response.end(csv(3));
    start();
    await ended(2);
    expect(await outcomes()).toEqual(['imported', 'failed']);
  });

  it('finishes an import that has begun when it is stopped', async () => {
    let stopped: Promise<unknown> | undefined;
    const car = { stocknum: 'U1', make: 'Kia', model: 'Rio', price: '15990', carType: 'used' };
    const yard: FeedMap = {
      ...{ name: 'yard', title: 'Yard list', format: 'csv', required: ['Nr'] },
      open() {
        stopped = Promise.all(stops.map((stop) => stop()));
        return () => car;
      },
    };
    answer = (_request, response) => response.end('Nr,Make\nU1,Kia\n');
    start({ feeds: [feedOf('northside-group', { ownMaps: [yard] })] });
    await ended(1);
    await stopped;
    expect(await outcomes()).toEqual(['imported']);
  });

  it('tries a feed again after ten minutes when its fetch could not be recorded', async () => {
    const errors: unknown[] = [];
    await sql`alter table feed_fetches rename to feed_fetches_away`.execute(database.db);
    start({ onError: (error) => errors.push(error) });
    await vi.waitFor(() => expect(errors).toHaveLength(1), LIMIT);
    await sql`alter table feed_fetches_away rename to feed_fetches`.execute(database.db);
    now = new Date(NOW.getTime() + 11 * 60_000);
    await ended(1);
    expect(await outcomes()).toEqual(['imported']);
  });

  it('tries a feed that failed again after ten minutes', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    start();
    await ended(1);
    now = new Date(NOW.getTime() + 11 * 60_000);
    await ended(2);
    expect(await outcomes()).toEqual(['failed', 'failed']);
  });

  it('reports the last success, the rows and the failures since, and writes to the dealer once when a feed is stale', async () => {
    const feed = feedOf('northside-group', { url: `${server.origin}/northside-group.csv?token=s3cret` });
    const health = () => feedHealth(database.db, feed, now);
    start({ feeds: [feed] });
    await ended(1);
    expect(await health()).toMatchObject({
      ...{ failures: 0, stale: false, lastSuccessAt: NOW },
      last: { outcome: 'imported', reason: null },
      rows: { accepted: 3, review: 0, rejected: 0 },
    });
    answer = (_request, response) => response.writeHead(404).end();
    for (const [fetches, hours] of [
      [2, 20],
      [3, 27],
      [4, 29],
    ] as const) {
      now = new Date(NOW.getTime() + hours * 3_600_000);
      await ended(fetches);
    }
    expect(await health()).toMatchObject({
      ...{ failures: 3, stale: true, lastSuccessAt: NOW },
      last: { outcome: 'failed', reason: expect.stringContaining('status 404') },
      rows: { accepted: 3 },
    });
    const before = await mails();
    expect(before).toHaveLength(1);
    expect(before[0]).toMatchObject({
      kind: 'stock',
      to: 'sales@northside.example',
      subject: 'Your website does not get new stock',
    });
    const records = await database.db.selectFrom('feed_fetches').selectAll().execute();
    const told = JSON.stringify([before, records, await health()]);
    expect(told, 'a secret in the address').not.toContain('s3cret');
    expect(before[0]?.text).toContain('/northside-group.csv?token=…');
    expect(before[0]?.text).toMatch(/Saturday.* 21 November 2026.*12:00.*status 404/s);

    answer = (_request, response) => response.end(csv(3));
    now = new Date(NOW.getTime() + 31 * 3_600_000);
    await ended(5);
    expect(await health()).toMatchObject({ failures: 0, stale: false });
    answer = (_request, response) => response.writeHead(404).end();
    now = new Date(NOW.getTime() + 60 * 3_600_000);
    await ended(6);
    // Somebody else wants them from now on.
    const after = await mails('stock@northside.example');
    expect(after.map(({ to }) => to).sort()).toEqual(['sales@northside.example', 'stock@northside.example']);
  });

  it('writes to the dealer about vehicles that stay on sale against their row, and not again while they are the same', async () => {
    const own = await mails();
    const read = (rows: Record<string, string>[]) =>
      importStock({
        ...{ db: database.db, dealer: 'northside-group', feed: homenetFeed(rows), feedName: 'feed.csv' },
        ...{ map: homenet, site: groupSite, now, pictureSize: () => Promise.resolve(null) },
      });
    await read([{ Stock: 'U1' }, { Stock: 'U2' }]);
    const one = { Stock: 'U1', Description: 'SOLD' };
    const sold: Record<string, string>[] = [one, { Stock: 'U2' }];
    await read(sold);
    await read(sold);
    const first = (await mails()).slice(own.length);
    expect(first).toHaveLength(1);
    const [mail] = (await mails()).filter(({ subject }) => subject.startsWith('1 vehicle may be'));
    expect(mail?.text).toMatch(/U1 {2}2020 Toyota RAV4.*the comments say that the car is sold/s);
    await read([one, { Stock: 'U2', SellingPrice: '24.990,00' }]);
    expect((await mails()).filter(({ subject }) => subject.startsWith('2 vehicles may be'))).toHaveLength(1);
  });

  it('leaves a feed alone that another process fetches at the moment', async () => {
    if (engine === 'pglite') return expect(other.engine).toBe('pglite');
    let release = () => {};
    answer = (_request, response) => {
      release = () => response.end(csv(3));
    };
    const feed = feedOf('northside-group');
    const first = fetchNow(options(), feed, false);
    await vi.waitFor(() => expect(asked).toHaveLength(1), LIMIT);
    expect(await fetchNow(options({ db: other.db }), feed, false)).toBeNull();
    release();
    expect(await first).toMatchObject({ outcome: 'imported' });
  });
});
