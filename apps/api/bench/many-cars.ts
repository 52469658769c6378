import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, openTestDatabase, startChild } from '@forecourt/database/testing';
import { enquiry } from '@forecourt/enquiry';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import { sql } from 'kysely';
import { API_KEY, engineProcess } from './support/engine-process.ts';
import { importInvented } from './support/invented-stock.ts';

/**
 * Much stock of many dealers on PostgreSQL, a search engine of its own process, and one host: FORECOURT_CARS cars (20,000), a thousand of each
 * dealer. The figures of a car and of a question are to be the same for every number of cars. Needs FORECOURT_TEST_POSTGRES or DATABASE_URL.
 */
const CARS = Number(process.env['FORECOURT_CARS'] ?? 20_000);
const OF_A_DEALER = 1_000;
const DEALERS = Math.max(2, Math.round(CARS / OF_A_DEALER));
const TOKEN = 'x'.repeat(16);
const root = path.resolve(import.meta.dirname, '../../..');
const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-many-cars-'));
const slugOf = (number: number) => `dealer-${number}`;

/** A site whose page is its search key. */
const PAGES = `export const entry = { module: {
  createSiteContext: (services) => services,
  createRequestHandler: () => async (request, services) => new Response(services.searchKey),
  pageBytes: () => undefined,
} };`;

async function writeSites(dealers: string): Promise<void> {
  for (let number = 0; number < DEALERS; number += 1) {
    const slug = slugOf(number);
    const build = path.join(dealers, slug, 'build');
    await mkdir(path.join(build, 'server'), { recursive: true });
    await mkdir(path.join(build, 'client'));
    await writeFile(path.join(dealers, slug, 'package.json'), '{"type":"module"}');
    const features = [vdp(), enquiry()];
    const definition = defineDealer({ ...exampleDealer, slug, hosts: [`${slug}.example`], features });
    const routes = [{ id: 'home.page', path: '', module: '', cache: 'public' }];
    await writeFile(path.join(build, 'site.json'), JSON.stringify({ ...definition, routes }));
    await writeFile(path.join(build, 'server/index.js'), PAGES);
  }
  await symlink(path.join(root, 'node_modules'), path.join(dealers, 'node_modules'));
}

const database = await openTestDatabase('postgres');
const { db } = database;
const engine = await engineProcess(null);
const url = 'url' in database.options ? database.options.url : '';
const port = await freePort();

/** Rows that were read by scans of a whole table since the last call, by table. */
async function scanned(): Promise<(table: string) => Promise<number>> {
  const read = async () => {
    await sql`select pg_stat_clear_snapshot()`.execute(db);
    const { rows } = await sql<{ relname: string; seq_tup_read: number }>`
      select relname, seq_tup_read from pg_stat_user_tables where relname in ('cars', 'outbox')`.execute(db);
    return new Map(rows.map((row) => [row.relname, Number(row.seq_tup_read)]));
  };
  // The server collects them each second.
  await sleep(1_500);
  const before = await read();
  return async (table) => {
    await sleep(1_500);
    return ((await read()).get(table) ?? 0) - (before.get(table) ?? 0);
  };
}

/** Asks the host, and gives what it took. */
async function ask(site: number, address: string, body?: string, headers: Record<string, string> = {}) {
  const from = performance.now();
  const asked = request({
    ...{ host: '127.0.0.1', port, path: address, method: body === undefined ? 'GET' : 'POST' },
    headers: { host: `${slugOf(site)}.example`, 'content-type': 'application/json', ...headers },
  });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: Number(answer.statusCode), text, ms: performance.now() - from };
}

/** The 95th of a hundred of the times of questions to many sites, milliseconds. */
async function p95(times: number, question: (site: number, time: number) => ReturnType<typeof ask>) {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { status, text, ms } = await question((time * 7) % DEALERS, time);
    // There are no figures of a body that few vehicles have.
    if (status !== 200 && !text.includes('too little market data'))
      throw new Error(`A question was answered with ${status}: ${text.slice(0, 300)}`);
    all.push(ms);
  }
  return all.sort((a, b) => a - b)[Math.floor(times * 0.95)] ?? 0;
}

function figure(name: string, value: number, unit: string, more: { atMost?: number } = {}): void {
  console.log(JSON.stringify({ figure: name, value: Number(value.toFixed(2)), unit, ...more }));
}

const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox where topic = 'car.changed' and done_at is null and failed_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

const of = `${(DEALERS * OF_A_DEALER).toLocaleString('en-AU')} cars of ${DEALERS} dealers`;
try {
  const share = Math.max(1, Math.floor(DEALERS / 10));
  const times: number[] = [];
  for (let number = 0; number < DEALERS; number += 1) {
    const from = performance.now();
    await importInvented(db, { dealer: slugOf(number), first: number * OF_A_DEALER, count: OF_A_DEALER });
    times.push(performance.now() - from);
  }
  const msACar = (some: readonly number[]) =>
    some.reduce((sum, each) => sum + each, 0) / (some.length * OF_A_DEALER);
  figure(`${of}: import of the first tenth`, msACar(times.slice(0, share)), 'ms a car');
  figure(`${of}: import of the last tenth`, msACar(times.slice(-share)), 'ms a car');

  // As the server does by itself, each minute.
  await sql`analyze cars`.execute(db);
  await sql`analyze outbox`.execute(db);
  await writeSites(path.join(folder, 'dealers'));
  const env = {
    ...{ DATABASE_URL: url, TYPESENSE_URL: engine.url, TYPESENSE_API_KEY: API_KEY, PORT: String(port) },
    ...{ HOST: '127.0.0.1', FORECOURT_DATA: folder, FORECOURT_DEALERS: path.join(folder, 'dealers') },
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', SMTP_URL: 'smtp://127.0.0.1:1', METRICS_TOKEN: TOKEN },
    ...{ SEARCHES_PER_MINUTE: '1000000', CALLS_PER_MINUTE: '1000000', PAGES_PER_MINUTE: '1000000' },
  };
  let counted = await scanned();
  let from = performance.now();
  const host = startChild(path.join(root, 'libs/server/host/src/cli.ts'), ['demo'], env);
  try {
    // The host listens when the index of each site is built.
    while ((await ask(0, '/readyz').catch(() => null))?.status !== 200) {
      if (host.process.exitCode !== null) throw new Error(`The host has ended: ${await host.line()}`);
      await sleep(250);
    }
    figure(`${of}: all indexes are built`, (performance.now() - from) / (DEALERS * OF_A_DEALER), 'ms a car');
    figure(
      `${of}: rows of the stock that were scanned for it, a site`,
      (await counted('cars')) / DEALERS,
      'rows',
    );
    figure(
      `${of}: rows of the outbox that were scanned for it, a site`,
      (await counted('outbox')) / DEALERS,
      'rows',
    );
    from = performance.now();
    const rows = await waiting();
    while ((await waiting()) > 0) await sleep(500);
    figure(
      `${of}: changes of all cars are indexed`,
      (performance.now() - from) / Math.max(1, rows),
      'ms a car',
    );

    const cars = await sql<{ slug: string; dealer: string }>`
      select slug, dealer from cars where stocknum like '%7' order by md5(slug) limit 200`.execute(db);
    await sql`analyze outbox`.execute(db);
    counted = await scanned();
    const keys: string[] = [];
    for (let number = 0; number < DEALERS; number += 1) keys.push((await ask(number, '/')).text);
    const search = (site: number, filter: string) =>
      ask(
        site,
        `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(keys[site] ?? '')}`,
        JSON.stringify({
          searches: [
            {
              ...{ collection: `Car_production_${slugOf(site)}`, q: '*', query_by: 'name', per_page: 24 },
              ...{ facet_by: 'make,model,body,fuel,year,price,km', filter_by: filter },
            },
          ],
        }),
      );
    figure(
      `${of}: search with facets, p95`,
      await p95(300, (site, time) => search(site, time % 2 ? 'price:<40000' : '')),
      'ms',
    );
    const market = (_: number, time: number) => {
      const { slug = '', dealer = '' } = cars.rows[time] ?? {};
      return ask(Number(dealer.replace('dealer-', '')), `/api/cars/${slug}/autogauge`);
    };
    figure(`${of}: market figures, p95`, await p95(200, market), 'ms');
    const authorization = `Bearer ${TOKEN}`;
    const metrics = () => ask(0, '/metrics', undefined, { host: '127.0.0.1', authorization });
    figure(`${of}: metrics with the state of the outbox, p95`, await p95(20, metrics), 'ms');

    from = performance.now();
    await importInvented(db, { dealer: slugOf(1), first: OF_A_DEALER, count: OF_A_DEALER, cheaper: 100 });
    const changed = await waiting();
    while ((await waiting()) > 0) await sleep(50);
    figure(
      `${of}: a feed with ${changed} changed cars, until they are indexed`,
      (performance.now() - from) / 1_000,
      's',
    );
    figure(`${of}: rows of the stock that were scanned for all of these`, await counted('cars'), 'rows', {
      atMost: 0,
    });
    figure(`${of}: rows of the outbox that were scanned for all of these`, await counted('outbox'), 'rows', {
      atMost: 0,
    });
  } finally {
    if (host.process.exitCode === null) await host.kill('SIGTERM');
  }
} finally {
  await engine.kill();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
