import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { openMailer } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFeeds, readFeedsCommand } from './commands/run-feeds.ts';
import { readConfig } from './config.ts';
import { ownFeedMaps } from './feed-site.ts';
import { hostMetrics } from './host-metrics.ts';
import { openFeeds } from './open-feeds.ts';
import { stockFeeds } from './stock-feeds.ts';

const url = 'https://localhost:9/stock.csv';
const definition = defineDealer({
  ...exampleDealer,
  stockFeed: { url, user: 'dealer', passwordEnv: 'EXAMPLE_FEED', maxMegabytes: 5, owns: [1] },
  features: [],
});

describe('the feeds that dealers declare', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'forecourt-test-app-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('have their limits, their secret and the maps of their app', async () => {
    await writeFile(
      path.join(directory, 'feed-maps.ts'),
      "export default [{ name: 'yard', title: 'Yard list', format: 'csv', open: () => () => ({}) }];\n",
    );
    const [feed, ...more] = await stockFeeds([{ directory, definition }], { EXAMPLE_FEED: 'geheim' });
    expect(more).toEqual([]);
    expect(feed).toMatchObject({
      ...{ dealer: 'example-motors', url, user: 'dealer', password: 'geheim', key: null },
      ...{ everyMinutes: 60, maxBytes: 5_000_000, timeoutMs: 300_000 },
      ...{ ownMaps: [{ name: 'yard' }], site: { slug: 'example-motors', owns: [1] } },
    });
  });

  it('are refused without their secret', async () => {
    await expect(stockFeeds([{ directory, definition }], {})).rejects.toThrow(
      /example-motors: stockFeed\.passwordEnv names EXAMPLE_FEED, which is not set/,
    );
  });

  it.each([
    ["export default { name: 'yard' };"],
    ["export default [{ name: 'yard', title: 'Yard', format: 'pdf', open: () => () => ({}) }];"],
    ['export const maps = [];'],
  ])('are refused with maps that are none: %s', async (text) => {
    const folder = await mkdtemp(path.join(directory, 'maps-'));
    await writeFile(path.join(folder, 'feed-maps.ts'), text);
    await expect(ownFeedMaps(folder)).rejects.toThrow(/does not export a list of feed maps/);
  });
});

describe.each(testEngines('feeds of a host'))('the feeds of a host on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => emptyTables(database.db, ['feed_fetches', 'stock_feeds']));
  const envOf = () => ({
    FORECOURT_MAILBOX: '',
    ...(engine === 'postgres' && 'url' in database.options && { DATABASE_URL: database.options.url }),
  });

  it('are fetched while it runs, and the command says what came of it', async () => {
    const env = { ...envOf(), EXAMPLE_FEED: 'geheim' };
    const metrics = hostMetrics();
    const apps = [{ directory: '/nowhere', definition }];
    const close = await openFeeds(readConfig(env, tmpdir()), {
      ...{ database, sites: apps, bySlug: () => null, now: () => new Date() },
      mailer: openMailer({ smtpUrl: undefined, mailboxDir: null }),
      metrics,
      pictureSize: () => Promise.resolve(null),
      logger: pino({ level: 'silent' }),
    });
    const options = {
      ...{ db: database.db, feeds: await stockFeeds(apps, env), now: () => new Date() },
      ...{ pictureSize: () => Promise.resolve(null), onError: () => undefined },
    };
    await vi.waitFor(
      async () => {
        const { text, exitCode } = await runFeeds(options, { name: 'status' });
        expect(text).toMatch(/^example-motors {2}failing\n.*last success never; 1 attempt has failed since/s);
        expect(text).toContain('The connection to the server of the feed failed');
        expect(text).not.toContain('geheim');
        expect(exitCode).toBe(0);
        const measured = await metrics.registry.metrics();
        expect(measured).toContain(
          'forecourt_feed_fetches_total{dealer="example-motors",outcome="failed"} 1',
        );
        expect(measured).toContain('forecourt_feed_stale_after_seconds{dealer="example-motors"} 93600');
      },
      { timeout: 10_000 },
    );
    await close();
    const { text } = await runFeeds(options, { name: 'history', dealer: 'example-motors' });
    expect(text).toMatch(/^\S+ {2}failed {4} The connection/);
    expect(
      await runFeeds(options, { name: 'fetch', dealer: 'example-motors', allowDrop: false }),
    ).toMatchObject({ exitCode: 1, text: expect.stringContaining('The connection') });
  });

  it('leave connections to the platform while their servers hang, and end when it stops', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const connected: Socket[] = [];
    silent.on('connection', (socket) => connected.push(socket));
    const sites = Array.from({ length: 5 }, (_, index) => ({
      directory: '/nowhere',
      definition: defineDealer({
        ...{ ...exampleDealer, slug: `example-${index}`, features: [] },
        stockFeed: { url: `https://127.0.0.1:${port}/stock.csv` },
      }),
    }));
    const close = await openFeeds(readConfig(envOf(), tmpdir()), {
      ...{ database, sites, bySlug: () => null, now: () => new Date() },
      mailer: openMailer({ smtpUrl: undefined, mailboxDir: null }),
      metrics: hostMetrics(),
      pictureSize: () => Promise.resolve(null),
      logger: pino({ level: 'silent' }),
    });
    const atOnce = engine === 'postgres' ? 4 : 1;
    await vi.waitFor(() => expect(connected).toHaveLength(atOnce), { timeout: 10_000 });
    const rows = await database.db.selectFrom('stock_feeds').select('dealer').execute();
    expect(rows).toHaveLength(5);
    await close();
    expect(connected).toHaveLength(atOnce);
    for (const socket of connected) socket.destroy();
    silent.close();
  });
});

it.each([
  [[], { name: 'status' }],
  [['history', 'a'], { name: 'history', dealer: 'a' }],
  [['fetch', 'a'], { name: 'fetch', dealer: 'a', allowDrop: false }],
  [['fetch', 'a', '--allow-drop'], { name: 'fetch', dealer: 'a', allowDrop: true }],
  [['fetch'], null],
  [['fetch', 'a', '--drop'], null],
  [['history', 'a', 'b'], null],
  [['statsu'], null],
])('feeds %j is understood as %j', (words, command) => expect(readFeedsCommand(words)).toEqual(command));
