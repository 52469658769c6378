import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { json } from '@forecourt/database';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { parseCar } from '@forecourt/vehicle';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openIndexing, type Indexing } from './open-indexing.ts';
import { openSearch, type SearchPort } from './search-port.ts';
import type { HostedSite } from './sites.ts';
import { echoSite } from './test/echo-host.ts';

let database: TestDatabase;
let folder: string;
let engine: SearchPort;
let indexing: Indexing;
let lines: { site?: string; msg: string; reason?: string }[];
/** Sites whose collections the server refuses, and how often each was tried. */
let refused: Map<string, number>;
let isAway: boolean;
let close: () => Promise<unknown>;
/** The engine as a server of its own. */
let server: SearchPort;

beforeEach(async () => {
  [lines, refused, isAway] = [[], new Map(), false];
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'open-indexing-'));
  engine = await openSearch(null, folder, (error) => expect.unreachable(String(error)));
  const way = createServer((incoming, outgoing) => void pass(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const bound = way.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const address = { ...engine.address, url: `http://127.0.0.1:${port}` };
  server = { ...engine, embedded: false, address, refillWith: () => undefined };
  close = async () => {
    way.closeAllConnections();
    way.close();
    await engine.close();
    await database.close();
    await rm(folder, { recursive: true });
  };
});
afterEach(async () => {
  await indexing.close();
  await close();
});

async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (isAway) return void incoming.socket.destroy();
  const { method = 'GET', headers, url = '/' } = incoming;
  const body = await buffer(incoming);
  if (method === 'POST' && url === '/collections')
    for (const [slug, tries] of refused)
      if (body.includes(slug)) {
        refused.set(slug, tries + 1);
        outgoing.writeHead(400, { 'content-type': 'application/json' });
        return void outgoing.end('{"message":"Field `price` is refused."}');
      }
  const sent = request(new URL(url, engine.address.url), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  });
  sent.end(body);
}

function siteOf(slug: string): HostedSite {
  const definition = defineDealer({ ...exampleDealer, slug, features: [] });
  return { ...echoSite, slug, definition, shown: publicSite(definition) };
}

async function open(...sites: HostedSite[]): Promise<void> {
  indexing = await openIndexing(sites, {
    db: database.db,
    search: server,
    now: () => new Date(),
    logger: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    stopping: new AbortController().signal,
    onChanged: async () => undefined,
  });
}

async function putCar(dealer: string, id: number, price: number): Promise<void> {
  const stocknum = `U${id}`;
  const car = parseCar({ id, stocknum, make: 'Kia', model: 'Rio', price, status: 'in_stock' });
  const row = { dealer, stocknum, slug: car.slug, status: car.status, content_hash: '', car: json(car) };
  await database.db
    .insertInto('cars')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const changed = { topic: 'car.changed', key: String(id), payload: '{}', next_attempt_at: new Date() };
  await database.db.insertInto('outbox').values(changed).execute();
}

/** The prices that the site finds with its public key. */
async function prices(slug: string): Promise<number[]> {
  const searches = [
    { collection: `Car_production_${slug}`, q: '*', query_by: 'name', sort_by: 'car_id:asc' },
  ];
  const answer = await engine.fetch('/multi_search', {
    method: 'POST',
    headers: { 'x-typesense-api-key': indexing.keyOf(slug) },
    body: JSON.stringify({ searches }),
  });
  const { results } = await answer.json();
  return (results?.[0]?.hits ?? []).map(({ document }: { document: { price: number } }) => document.price);
}

const [first, late, third] = [siteOf('first'), siteOf('late'), siteOf('third')];
const soon = { timeout: 10_000, interval: 100 };

it.each(['at the start', 'later'])(
  'a site whose index is refused %s stops no update of another, and is tried more and more seldom',
  async (when) => {
    await putCar('first', 1, 10_000);
    await putCar('late', 2, 20_000);
    refused.set('late', 0);
    if (when === 'at the start') await open(first, late);
    else {
      await open(first);
      await indexing.serve([first, late]);
    }
    await expect.poll(() => prices('first'), soon).toEqual([10_000]);
    await putCar('first', 1, 9_000);
    await putCar('late', 2, 19_000);
    await expect.poll(() => prices('first'), soon).toEqual([9_000]);
    await indexing.serve([first, late, third]);
    await putCar('first', 1, 8_000);
    await putCar('third', 3, 30_000);
    await expect.poll(() => prices('first'), soon).toEqual([8_000]);
    await expect.poll(() => prices('third'), soon).toEqual([30_000]);
    const { msg } = lines.find(({ site }) => site === 'late') ?? {};
    expect(msg).toBe('the search index of a site could not be built; it is tried again');
    expect(refused.get('late')).toBeLessThan(6);
    refused.clear();
    await expect.poll(() => prices('late'), { timeout: 30_000, interval: 100 }).toEqual([19_000]);
  },
);

it('a collection that is lost and refused later stops no update of another site, and is tried more and more seldom', async () => {
  await putCar('first', 1, 10_000);
  await putCar('late', 2, 20_000);
  await open(late, first);
  await expect.poll(() => prices('late'), soon).toEqual([20_000]);
  const headers = { 'x-typesense-api-key': engine.address.apiKey };
  const aliases = await (await fetch(`${engine.address.url}/aliases`, { headers })).json();
  const lost = aliases.aliases.find(({ name }: { name: string }) => name.endsWith('_late'));
  refused.set('late', 0);
  await fetch(`${engine.address.url}/collections/${lost.collection_name}`, { method: 'DELETE', headers });
  await putCar('late', 2, 19_000);
  for (const price of [9_000, 8_000, 7_000]) {
    await putCar('first', 1, price);
    await expect.poll(() => prices('first'), soon).toEqual([price]);
  }
  const said = lines.filter(({ site }) => site === 'late');
  expect(said[0]).toMatchObject({
    msg: 'the search index of a site could not be built; it is tried again',
    reason: expect.stringContaining('Field `price` is refused.'),
  });
  expect(said.length).toBeLessThan(6);
  expect(lines.filter(({ msg }) => msg.includes('could not be updated'))).toEqual([]);
  refused.clear();
  await expect.poll(() => prices('late'), { timeout: 30_000, interval: 100 }).toEqual([19_000]);
});

it('a server that is away is opened when it responds, with the sites that came meanwhile', async () => {
  isAway = true;
  await putCar('first', 1, 10_000);
  await open(first);
  await indexing.serve([first, third]);
  await putCar('third', 3, 30_000);
  expect(lines[0]?.msg).toMatch('the search engine does not respond');
  isAway = false;
  await expect.poll(() => prices('first'), { timeout: 30_000, interval: 100 }).toEqual([10_000]);
  await expect.poll(() => prices('third'), soon).toEqual([30_000]);
});
