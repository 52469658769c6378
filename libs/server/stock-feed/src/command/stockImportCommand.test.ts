import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@forecourt/database';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedMaps } from '../maps/feedMaps.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { groupSite, NOW } from '../testing/sites.ts';
import { stockImportCommand } from './stockImportCommand.ts';
import type { CommandSurroundings } from './stockImportCommand.ts';

describe('stock-import', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-test-command-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() =>
    sql`truncate cars, imports, feed_fetches, import_cars, import_rows, outbox`.execute(database.db),
  );

  async function feedFile(name: string, feed: Uint8Array[] | string): Promise<string> {
    const file = path.join(folder, name);
    await writeFile(file, typeof feed === 'string' ? feed : Buffer.concat(feed));
    return file;
  }

  const run = (...argv: string[]) => runWith({}, ...argv);

  async function runWith(changes: Partial<CommandSurroundings>, ...argv: string[]) {
    let [out, err] = ['', ''];
    const code = await stockImportCommand({
      argv,
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (err += text) },
      call: 'npx forecourt stock-import',
      dealers: ['harbour-city', 'northside-group'],
      folder: 'apps/dealers',
      siteOf: () => Promise.resolve(groupSite),
      ownMaps: () => Promise.resolve([]),
      pictureSize: () => Promise.resolve(null),
      openDatabase: () => openDatabase(database.options),
      now: () => NOW,
      ...changes,
    });
    return { code, out, err };
  }

  it('imports the feeds of a folder, each for the site that it is named after, and says which one failed', async () => {
    const feeds = path.join(folder, 'several');
    await mkdir(feeds);
    await writeFile(path.join(feeds, 'harbour-city.csv'), Buffer.concat(homenetFeed([{ Stock: 'U1' }])));
    await writeFile(path.join(feeds, 'northside-group.csv'), Buffer.concat(homenetFeed([{ Stock: 'U2' }])));
    const { code, out, err } = await run('--feeds', feeds);
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/^Importing .*$/gm)).toEqual([
      'Importing harbour-city.csv (HomeNet / vAuto CSV) for harbour-city',
      'Importing northside-group.csv (HomeNet / vAuto CSV) for northside-group',
    ]);
    const stored = await database.db
      .selectFrom('cars')
      .select(['dealer', 'stocknum'])
      .orderBy('dealer')
      .execute();
    expect(stored).toEqual([
      { dealer: 'harbour-city', stocknum: 'U1' },
      { dealer: 'northside-group', stocknum: 'U2' },
    ]);

    await writeFile(path.join(feeds, 'harbour-city.csv'), Buffer.concat(homenetFeed([])));
    await writeFile(
      path.join(feeds, 'northside-group.csv'),
      Buffer.concat(homenetFeed([{ Stock: 'U2' }, { Stock: 'U3' }])),
    );
    const second = await run('--feeds', feeds);
    expect(second.code).toBe(1);
    expect(second.err).toContain('--allow-drop');
    expect(second.out).toContain('for northside-group');
    expect(
      await database.db.selectFrom('cars').select('stocknum').orderBy('stocknum').execute(),
    ).toHaveLength(3);
  });

  it('imports nothing of a folder in which a file is named after no site', async () => {
    const feeds = path.join(folder, 'unknown');
    await mkdir(feeds);
    await writeFile(path.join(feeds, 'harbour-city.csv'), Buffer.concat(homenetFeed([{ Stock: 'U1' }])));
    await writeFile(path.join(feeds, 'notes.csv'), 'nothing');
    expect(await run('--feeds', feeds)).toMatchObject({ code: 1, err: expect.stringContaining('"notes"') });
    await rename(path.join(feeds, 'notes.csv'), path.join(feeds, 'harbour-city.tsv'));
    expect(await run('--feeds', feeds)).toMatchObject({ code: 1, err: expect.stringContaining('two feeds') });
    expect(await run('--feeds', path.join(feeds, 'none'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no folder'),
    });
    expect(await run('--feeds', feeds, '--dealer', 'harbour-city')).toMatchObject({
      code: 2,
      err: expect.stringContaining('leave one out'),
    });
    expect(await database.db.selectFrom('cars').select('id').execute()).toEqual([]);
  });

  it('imports a feed while another process runs the database, and reports every row with its reason', async () => {
    const feed = await feedFile(
      'stock.csv',
      homenetFeed([
        { Stock: 'U1' },
        { Stock: 'U2', SellingPrice: '24.990,00' },
        { Stock: 'U3', SellingPrice: 'POA', Internet_Price: '' },
        { Stock: 'U1', SellingPrice: '30000' },
        { Stock: '' },
        { Stock: 'U5', DealerID: '987654' },
      ]),
    );
    const { code, out, err } = await run('--dealer', 'northside-group', '--feed', feed);
    expect([code, err]).toEqual([0, '']);
    expect(out.replace(/in \d+\.\d s/, 'in 0.0 s')).toMatchInlineSnapshot(`
      "Importing stock.csv (HomeNet / vAuto CSV) for northside-group
      Applying 6 rows in one transaction …
      6 rows read in 0.0 s
        accepted              2
        merged                1
        skipped               0
        needs review          1
        rejected              2
      Stock: 2 added, 0 changed, 0 removed, 0 unchanged.

      Warnings
        ambiguous_number                1
        no_price                        1
        duplicate_stock                 1
        no_stock                        1
        unknown_dealer                  1

      Rows
        row 5      (no stock number) rejected      stocknum: there is no stock number, so the car cannot be identified
        row 6      U5               rejected      dealer: the dealer of the row is unknown; its stock is never published [987654]
        row 2      U2               needs review  price: the number can be read in two ways; write it without points and commas [24.990,00]
        row 4      U1               merged        stocknum: the stock number was in the feed before; the last row is used [U1]
        row 3      U3               accepted      price: there is no price; the site shows its no-price text [POA]
      A running host indexes the changes for search within seconds.
      "
    `);
    const rows = await database.db.selectFrom('cars').select(['stocknum']).orderBy('stocknum').execute();
    expect(rows.map(({ stocknum }) => stocknum)).toEqual(['U1', 'U3']);
  });

  it('writes the whole report to a file', async () => {
    const feed = await feedFile('bad.csv', homenetFeed(Array.from({ length: 2_100 }, () => ({ Stock: '' }))));
    const file = path.join(folder, 'report.json');
    const { code, out } = await run('--dealer', 'harbour-city', '--feed', feed, '--report', file);
    expect(code).toBe(1);
    expect(out).toContain('… and 1,900 more; --report <file> writes all of them.');
    const report = JSON.parse(await readFile(file, 'utf8'));
    expect(report.rows).toHaveLength(2_100);
    expect(report.rows[2_099]).toMatchObject({ row: 2_100, outcome: 'reject' });
  });

  it('fails when every row is rejected, says why of each, and leaves the stock and a record', async () => {
    const args = ['--dealer', 'northside-group', '--allow-drop', '--feed'];
    await run(...args, await feedFile('good.csv', homenetFeed([{ Stock: 'U1' }, { Stock: 'U2' }])));
    const bad = await feedFile('nameless.csv', homenetFeed([{ Stock: '' }, { Stock: 'U2', Make: '' }]));
    const { code, out, err } = await run(...args, bad);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^No vehicle of northside-group was imported: all 2 rows.*correct the feed/),
    ]);
    expect(out).toMatch(/rejected {6}stocknum: there is no stock number/);
    expect(out).toMatch(/U2 +rejected +make: make or model is missing/);
    expect(await database.db.selectFrom('cars').select('id').execute()).toHaveLength(2);
    const last = await database.db.selectFrom('imports').select('refused').orderBy('id', 'desc').execute();
    expect(last[0]?.refused).toBe(err.trim());
  });

  it('cuts a long value of a feed with a mark', async () => {
    const price = `${'about '.repeat(12)}9`;
    const feed = await feedFile(
      'long.csv',
      homenetFeed([{ Stock: 'U1' }, { Stock: 'U2', SellingPrice: price }]),
    );
    const { out } = await run('--dealer', 'northside-group', '--feed', feed);
    expect(out).toContain(`[${price.slice(0, 60)}…]`);
  });

  it('rejects a feed that would remove much of the stock, unless it is allowed', async () => {
    const args = ['--dealer', 'northside-group', '--feed'];
    const stock = (count: number) =>
      homenetFeed(Array.from({ length: count }, (_, index) => ({ Stock: `U${index}` })));
    await run(...args, await feedFile('ten.csv', stock(10)));
    const few = await feedFile('few.csv', stock(5));
    const { code, err } = await run(...args, few);
    expect(code).toBe(1);
    expect(err).toMatch(/would remove 5 of the 10 cars of northside-group \(50 %\).*--allow-drop/s);
    expect((await run(...args, few, '--allow-drop')).out).toContain('5 removed');
  });

  it('prints its usage', async () => {
    const { code, out } = await run('--help');
    expect([code, out]).toEqual([0, expect.stringContaining('--dealer <slug> --feed <file>')]);
    expect(out).toContain(feedMaps.map(({ name }) => name).join(', '));
  });

  it('needs no slug in a project that is one dealer app, and refuses another one', async () => {
    const alone = { dealers: ['northside-group'], folder: null };
    const feed = await feedFile('alone.csv', homenetFeed([{ Stock: 'U1' }]));
    const { code, out } = await runWith(alone, '--feed', feed);
    expect([code, out]).toEqual([0, expect.stringContaining('for northside-group')]);
    expect(await runWith(alone, '--feed', feed, '--dealer', 'zebra')).toMatchObject({
      code: 1,
      err: 'There is no site "zebra": this project is northside-group. Leave --dealer out.\n',
    });
  });

  it.each([
    [2, ['--feed', 'x.csv'], /Missing --dealer <slug>/],
    [2, ['--dealer', 'harbour-city'], /Missing --feed <file>/],
    [
      2,
      ['--dealer', 'harbour-city', '--feed', 'x', '--drop'],
      /Unknown option '--drop'.*npx forecourt stock-import --dealer/s,
    ],
    [2, ['--dealer', 'harbour-city', '--feed', 'x', '--owns', 'two'], /--owns takes numbers, not "two"/],
    [
      1,
      ['--dealer', 'harbor-city', '--feed', 'x'],
      /no site "harbor-city".*Did you mean --dealer harbour-city\?/,
    ],
    [
      1,
      ['--dealer', 'zebra', '--feed', 'x'],
      /apps\/dealers has harbour-city, northside-group.*npx nx g workspace:dealer/,
    ],
    [1, ['--dealer', 'harbour-city', '--feed', '/nowhere.csv'], /no file \/nowhere\.csv/],
    [1, ['--dealer', 'harbour-city', '--feed', tmpdir()], /is a folder, not a feed/],
  ])('exits with %i on %j', async (expected, argv, message) => {
    const { code, err } = await run(...argv);
    expect(code).toBe(expected);
    expect(err).toMatch(message);
  });

  it.each([
    [['--map', 'homnet'], [], /There is no map "homnet".*Did you mean --map homenet\?/],
    [[], [], /format of odd\.csv is not recognised.*--map \(homenet, google, listings, meta, csn, native\)/],
    [['--map', 'homenet'], ['homenet'], /not a feed of the format HomeNet.*Nothing was imported/s],
    [['--map', 'meta'], ['meta'], /not well-formed XML/],
  ])('rejects an unreadable feed, with arguments %j, and records it: %j', async (args, begun, message) => {
    const feed = await feedFile('odd.csv', 'a,b\n1,2\n');
    const { code, err } = await run('--dealer', 'harbour-city', '--feed', feed, ...args);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(await database.db.selectFrom('imports').select(['map', 'refused', 'stock']).execute()).toEqual(
      begun.map((map) => ({ map, refused: err.trim(), stock: null })),
    );
  });
});
