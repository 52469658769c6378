import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LockLost } from '@forecourt/database';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { httpsServer } from '../testing/httpsServer.ts';
import { sftpServer } from '../testing/sftpServer.ts';
import { NOW } from '../testing/sites.ts';
import { testFeed } from '../testing/testFeed.ts';
import { fetchFeed } from './fetchFeed.ts';
import type { StockFeed } from './StockFeed.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const csv = (count: number) =>
  Buffer.concat(homenetFeed(Array.from({ length: count }, (_, index) => ({ Stock: `U${index}` }))));
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe.each(testEngines('fetching feeds'))('a feed that is fetched, into %s', (engine) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof httpsServer>>;
  let elsewhere: Awaited<ReturnType<typeof httpsServer>>;
  let answer: Answer;
  let asked: IncomingMessage[];
  let reached: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    server = await httpsServer((request, response) => {
      asked.push(request);
      answer(request, response);
    });
    elsewhere = await httpsServer((_request, response) => {
      reached += 1;
      response.end(csv(3));
    });
  });
  afterAll(async () => {
    await server.close();
    await elsewhere.close();
    await database.close();
  });
  beforeEach(async () => {
    asked = [];
    reached = 0;
    await sql`truncate cars, imports, import_cars, import_rows, outbox, feed_fetches, stock_feeds`.execute(
      database.db,
    );
  });

  const run = (more: Partial<StockFeed> = {}, now = NOW, allowDrop = false) =>
    fetchFeed(testFeed(`${server.origin}/stock.csv`, more), {
      db: database.db,
      now: () => now,
      allowDrop,
      pictureSize: () => Promise.resolve(null),
      onError: (error) => {
        throw error;
      },
    });
  const live = async () =>
    (await database.db.selectFrom('cars').select('stocknum').where('removed_at', 'is', null).execute())
      .length;
  const history = () =>
    database.db.selectFrom('feed_fetches').select(['outcome', 'reason', 'bytes']).orderBy('id').execute();
  const send =
    (body: Buffer | string, headers: Record<string, string> = {}): Answer =>
    (_request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    };

  it('is imported whole, with a record and the report of its rows', async () => {
    answer = send(csv(5));
    const result = await run();
    expect(result).toMatchObject({
      outcome: 'imported',
      bytes: csv(5).length,
      report: { counts: { accepted: 5, added: 5 } },
    });
    expect(await live()).toBe(5);
    expect(await history()).toEqual([{ outcome: 'imported', reason: null, bytes: csv(5).length }]);
  });

  it('has the disk without the folders of fetches that were killed, and leaves those of fetches that run', async () => {
    answer = send(csv(1));
    const folders = ['killed', 'running'].map(async () => {
      const made = await mkdtemp(path.join(tmpdir(), 'forecourt-feed-'));
      await writeFile(path.join(made, 'feed'), 'half of a feed');
      return made;
    });
    const [killed = '', running = ''] = await Promise.all(folders);
    const before = new Date(Date.now() - 2 * 3_600_000);
    for (const each of [path.join(killed, 'feed'), killed, running]) await utimes(each, before, before);
    await run();
    expect([killed, running].map((folder) => existsSync(folder))).toEqual([false, true]);
    await rm(running, { recursive: true });
  });

  it('is asked for by ETag and Last-Modified, and is not sent again while it is the same', async () => {
    const version = { etag: '"v1"', 'last-modified': 'Sat, 21 Nov 2026 01:00:00 GMT' };
    answer = (request, response) => {
      const same = request.headers['if-none-match'] === '"v1"';
      response.writeHead(same ? 304 : 200, version);
      response.end(same ? undefined : csv(5));
    };
    expect((await run()).outcome).toBe('imported');
    expect((await run({}, later(1))).outcome).toBe('unchanged');
    expect((await run({}, later(2))).outcome).toBe('unchanged');
    expect(asked.map(({ headers }) => [headers['if-none-match'], headers['if-modified-since']])).toEqual([
      [undefined, undefined],
      ['"v1"', version['last-modified']],
      ['"v1"', version['last-modified']],
    ]);
    // Once a day it is fetched whole.
    expect((await run({}, later(25))).outcome).toBe('imported');
  });

  it('is fetched whole when the stock is of another import by now, or its address has changed', async () => {
    answer = send(csv(5), { etag: '"v1"' });
    await run();
    await database.db
      .insertInto('imports')
      .values({ dealer: 'northside-group', feed: 'by-hand.csv', map: 'homenet', counts: '{}', report: '{}' })
      .execute();
    await sql`update imports set finished_at = now(), stock = 5 where feed = 'by-hand.csv'`.execute(
      database.db,
    );
    await run({}, later(1));
    await run({ url: `${server.origin}/other.csv` }, later(2));
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, undefined]);
  });

  it('gets user and password, which no other host gets', async () => {
    answer = send(csv(2));
    await run({ user: 'dealer', password: 'geheim' });
    expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('dealer:geheim').toString('base64')}`);
    let told: string | undefined = 'not asked';
    const other = await httpsServer((request, response) => {
      told = request.headers.authorization;
      response.end(csv(2));
    });
    answer = (_request, response) => {
      response.writeHead(302, { location: `${other.origin}/stock.csv` });
      response.end();
    };
    const redirectHosts = [new URL(other.origin).host];
    expect((await run({ user: 'dealer', password: 'geheim', redirectHosts })).outcome).toBe('imported');
    expect(told).toBeUndefined();
    await other.close();
  });

  it.each([
    ['another host', () => `${elsewhere.origin}/stock.csv`],
    ['this machine without TLS', () => elsewhere.origin.replace('https', 'http')],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a file', () => 'file:///etc/passwd'],
  ])('does not follow a redirect to %s', async (_where, location) => {
    answer = (_request, response) => {
      response.writeHead(302, { location: location() });
      response.end();
    };
    expect(await run()).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/redirects to .* not allowed/),
    });
    expect(reached).toBe(0);
  });

  describe('from a server that fails or lies', () => {
    const cases: [string, Answer, RegExp, Partial<StockFeed>?][] = [
      ['does not answer', () => undefined, /within 0\.5 seconds/, { timeoutMs: 500 }],
      [
        'stops in the middle',
        (_request, response) => void response.write(csv(9).subarray(0, 400)),
        /within 0\.5 seconds/,
        { timeoutMs: 500 },
      ],
      [
        'closes the connection in the middle',
        (_request, response) => {
          response.writeHead(200, { 'content-length': csv(9).length });
          response.write(csv(9).subarray(0, 900), () => response.destroy());
        },
        /connection to the server of the feed failed/,
      ],
      [
        'sends less than all and says that it is all',
        send(csv(10).subarray(0, -40)),
        /middle of its last line/,
      ],
      ['sends ten times as much', send(csv(60)), /larger than 0\.005 MB/, { maxBytes: 5_000 }],
      [
        'hides how much it sends',
        (_request, response) => {
          response.write(csv(30));
          response.end(csv(30));
        },
        /larger than 0\.005 MB/,
        { maxBytes: 5_000 },
      ],
      ['sends a web page', send('<h1>Welcome</h1>', { 'content-type': 'text/html' }), /a web page/],
      [
        'sends a web page that is called a feed',
        send('<!doctype html><p>Sign in', { 'content-type': 'text/csv' }),
        /a web page/,
      ],
      ['sends nothing', send(''), /The feed is empty/],
      ['sends another table', send('a,b\n1,2\n'), /not recognised/],
      [
        'has no stock number in any row',
        send(Buffer.concat(homenetFeed(Array.from({ length: 10 }, () => ({ Stock: '' }))))),
        /all 10 rows were rejected/,
      ],
      ['has no cars any more', send(csv(0)), /would remove 10 of the 10 cars/],
      [
        'refuses the password',
        (_request, response) => void response.writeHead(401).end('who?'),
        /status 401: user or password/,
      ],
      [
        'has lost the file',
        (_request, response) => void response.writeHead(404).end(),
        /status 404: there is no such file/,
      ],
      ['is broken', (_request, response) => void response.writeHead(503).end(), /status 503/],
      [
        'says that nothing is new, unasked',
        (_request, response) => void response.writeHead(304).end(),
        /was not asked/,
      ],
      [
        'redirects in a circle',
        (_request, response) => void response.writeHead(301, { location: '/stock.csv' }).end(),
        /redirects too often/,
      ],
    ];
    it.each(cases)(
      'that %s, leaves the stock as it is and a clear record',
      async (_what, badly, reason, more = {}) => {
        answer = send(csv(10));
        await run();
        answer = badly;
        expect(await run(more, later(25))).toMatchObject({
          outcome: 'failed',
          reason: expect.stringMatching(reason),
        });
        expect(await live()).toBe(10);
        const [, failed] = await history();
        expect(failed).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(reason) });
      },
    );
  });

  it.each([
    ['the host stops', undefined, 'The host stopped before the whole feed was here.'],
    [
      'another host may fetch it',
      new LockLost('The lock is lost.'),
      'The connection to the database was lost',
    ],
  ])('says in its record why it was ended: %s', async (_why, reason, told) => {
    const ending = new AbortController();
    answer = () => ending.abort(reason);
    const end = await fetchFeed(testFeed(`${server.origin}/stock.csv`, { timeoutMs: 3_600_000 }), {
      ...{ db: database.db, now: () => NOW, pictureSize: () => Promise.resolve(null), signal: ending.signal },
    });
    expect(end).toMatchObject({ outcome: 'failed', reason: expect.stringContaining(told) });
    expect(await history()).toMatchObject([{ outcome: 'failed', reason: expect.stringContaining(told) }]);
  });

  it('is imported with less than before when an operator allows that', async () => {
    answer = send(csv(10), { etag: '"v1"' });
    await run();
    answer = send(csv(2), { etag: '"v2"' });
    expect((await run({}, later(1))).outcome).toBe('failed');
    expect((await run({}, later(2), true)).outcome).toBe('imported');
    expect(await live()).toBe(2);
  });

  it('is imported from a server of SFTP too', async () => {
    const files = new Map([['/out/stock.csv', { bytes: csv(4), mtime: 1_795_000_000 }]]);
    const sftp = await sftpServer({ files });
    const login = { user: 'dealer', password: 'right', hostKey: sftp.hostKey };
    expect(await run({ ...login, url: `${sftp.origin}/out/stock.csv` })).toMatchObject({
      outcome: 'imported',
      report: { counts: { added: 4 } },
    });
    await sftp.close();
  });

  it('is read by a map of the dealer app', async () => {
    const own = {
      ...{ name: 'yard', title: 'Yard list', format: 'csv' as const, required: ['Nr', 'Marke'] },
      open: () => (row: { get: (name: string) => string | null }) => ({
        ...{
          stocknum: row.get('Nr'),
          make: row.get('Marke'),
          model: row.get('Modell'),
          price: row.get('Preis'),
        },
        carType: 'used',
      }),
    };
    answer = send('Nr,Marke,Modell,Preis\nY1,Kia,Rio,15990\n');
    expect((await run()).outcome).toBe('failed');
    expect(await run({ ownMaps: [own] })).toMatchObject({
      outcome: 'imported',
      report: { counts: { added: 1 } },
    });
    expect((await run({ ownMaps: [own], map: 'yard' })).outcome).toBe('imported');
    expect(await run({ ownMaps: [own], map: 'yrd' })).toMatchObject({
      reason: expect.stringContaining('Choose of yard, homenet'),
    });
  });

  it('ends the record of a process that died', async () => {
    await database.db
      .insertInto('feed_fetches')
      .values({ dealer: 'northside-group', source: 'https://x', started_at: NOW })
      .execute();
    answer = send(csv(1));
    await run();
    expect(await history()).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('ended') },
      { outcome: 'imported' },
    ]);
  });
});
