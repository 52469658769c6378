import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, openDatabase } from '@forecourt/database';
import { createSearchEngine } from '@forecourt/embedded-search';
import { feedMap, importStock, type Bytes, type FeedMap } from '@forecourt/stock-feed';
import { searchDocument, siteLists } from '@forecourt/stock-search';
import { createSearchIndexer } from '../createSearchIndexer.ts';

/**
 * Benchmark of the import, from the file to the search index: `npm run bench stockIn`. It uses the real listings if the shared
 * data set is beside the repository, else as many generated rows; then a feed of `STOCK_IN_ROWS` rows (40,000) for the memory.
 */
const LISTINGS = path.resolve(
  import.meta.dirname,
  '../../../../../../shared/data/listings/australian_vehicle_prices.csv',
);
const ROWS = 8_407;
const MANY = Number(process.env['STOCK_IN_ROWS'] ?? 40_000);
const now = new Date('2026-11-21T02:00:00Z');
const site = {
  slug: 'harbour-city',
  timeZone: 'Australia/Brisbane',
  locations: [],
  dealerships: [],
  owns: null,
  knownDealerships: null,
};

const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'));
const database = await openDatabase({ dir: folder });
await migrate(database.db);
const engine = createSearchEngine({ apiKey: 'bench' });
const bound = (await engine.listen({ port: 0 })).address();
const port = typeof bound === 'object' ? bound?.port : undefined;
const indexer = createSearchIndexer({
  db: database.db,
  engine: { url: `http://127.0.0.1:${port}`, apiKey: 'bench' },
  sites: ['harbour-city', 'northside-group'].map((slug) => ({
    slug,
    stock: [slug],
    rules: '',
    lists: ({ car }) => siteLists(car, { slug }, { now }),
    documentOf: ({ car }) => searchDocument(car, { now }),
  })),
  now: () => new Date(),
});

try {
  await indexer.ensure();
  const real = existsSync(LISTINGS);
  const small = await measure(async () => {
    const started = performance.now();
    const { counts } = real
      ? await run('harbour-city', createReadStream(LISTINGS), named('listings'))
      : await run('harbour-city', invented(ROWS), named('google'));
    const imported = performance.now();
    while ((await indexer.processOutbox()) > 0);
    const done = performance.now();
    const what = `${counts.rows} ${real ? 'real' : 'generated'} rows`;
    report(`import of ${what}`, (imported - started) / 1_000, 's');
    report(`import of ${what}, indexed and searchable`, (done - started) / 1_000, 's', { atMost: 30 });
  });
  const again = performance.now();
  await (real
    ? run('harbour-city', createReadStream(LISTINGS), named('listings'))
    : run('harbour-city', invented(ROWS), named('google')));
  report('the same feed again, nothing to change', (performance.now() - again) / 1_000, 's');

  const large = await measure(async () => {
    const started = performance.now();
    await run('northside-group', invented(MANY), named('google'));
    report(`import of ${MANY} rows`, (performance.now() - started) / 1_000, 's');
  });
  report(`memory of the process while importing ${ROWS} rows`, small, 'MB');
  report(`memory of the process while importing ${MANY} rows`, large, 'MB', {
    ratio: large / small,
    against: `${ROWS} rows`,
  });
} finally {
  await engine.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

function run(dealer: string, feed: Bytes, map: FeedMap) {
  return importStock({
    db: database.db,
    dealer,
    feed,
    feedName: 'bench',
    map,
    site: { ...site, slug: dealer },
    now,
    pictureSize: () => Promise.resolve(null),
  });
}

function named(name: string): FeedMap {
  const map = feedMap(name);
  if (!map) throw new Error(`There is no map ${name}.`);
  return map;
}

/** A feed in Google's format, generated while it is read. */
function* invented(count: number): Generator<Uint8Array> {
  yield Buffer.from(
    'id\tstore_code\tprice\tvehicle_price_type\tcondition\tmake\tmodel\ttrim\tyear\tmileage\tbody_style\tdescription\timage_link\n',
  );
  for (let row = 0; row < count; row++) {
    const price = `${10_000 + (row % 60_000)}.00 AUD\tdrive_away_price`;
    const words = 'One careful owner, full service history, and more to say about it. '.repeat(6);
    yield Buffer.from(
      `B${row}\tLOC1\t${price}\tused\tToyota\tRAV4\tCruiser\t20${10 + (row % 16)}\t${row % 250_000} km\tSUV\t${words}\thttps://cars.example/${row}.webp\n`,
    );
  }
}

/** The highest memory of the process (RSS) while something runs, in megabytes. */
async function measure(work: () => Promise<void>): Promise<number> {
  let highest = 0;
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 100);
  await work();
  clearInterval(timer);
  return Math.round(highest / 1_048_576);
}

function report(figure: string, value: number, unit: string, more: Record<string, unknown> = {}): void {
  console.log(JSON.stringify({ figure, value: Math.round(value * 10) / 10, unit, ...more }));
}
