import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { indexedSite } from '@forecourt/api';
import { testApi, type TestApi } from '@forecourt/api/testing';
import { createSearchEngine } from '@forecourt/embedded-search';
import { leadLimits } from '@forecourt/lead-desk';
import { createSearchIndexer, followStock } from '@forecourt/search-index';
import { publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { dealers, halves, HOME, openSites, VERSION } from './test/security/sites.ts';

/** How soon the search tells a change, as every page does. */
const SOON_MS = 2_000;

/** A site with a checkout, stock files and tools for assistants. */
let kit: TestApi;
let data: string;
const apiKey = 'a key of the test';
const engine = createSearchEngine({ apiKey });
let followSearch = async () => {};
let stopFollowing = async () => {};
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'forecourt-reserved-'));
  kit = await testApi('pglite', {
    ...{ halves, sites: openSites({ FORECOURT_DATA: data }), now: () => new Date() },
    limits: leadLimits({ perAddress: 1_000, perSite: null }),
    searchEngine: {
      keyOf: () => apiKey,
      fetch: (asked, init) => engine.handle(new Request(`http://search.invalid${asked}`, init)),
    },
  });
  const { port } = (await engine.listen({ port: 0 })).address() as AddressInfo;
  const indexer = createSearchIndexer({
    db: kit.database.db,
    engine: { url: `http://127.0.0.1:${port}`, apiKey },
    sites: dealers.map((definition) => indexedSite(publicSite(definition), () => new Date())),
    now: () => new Date(),
  });
  // The vehicles of a test are there before the search follows them, as at the start of a host.
  followSearch = async () => {
    await indexer.rebuild();
    stopFollowing = followStock(indexer, {
      onError: (error) => {
        throw error;
      },
    });
  };
});
afterAll(async () => {
  await stopFollowing();
  await engine.close();
  await kit.database.close();
  await rm(data, { recursive: true });
});

async function ask(where: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return kit.request(where, {
    headers: {
      host: HOME,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    ...(body !== undefined && {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
}

const file = z.object({
  vehicles: z.array(z.object({ stock_number: z.string(), availability: z.string() })),
});
const list = z.object({
  result: z.object({
    structuredContent: z.object({ vehicles: z.array(z.object({ status: z.string(), id: z.string() })) }),
  }),
});
const tool = z.object({ result: z.object({ structuredContent: z.object({ status: z.string() }) }) });

it('[GA-07] from the answer to its payment on, a vehicle is reserved in the stock files and for assistants, in their search within two seconds, and free again from the answer to its refund on', async () => {
  const { slug } = await kit.addCar(
    { id: 71, stocknum: 'R71', price: 30_000, show_on_dealer_website: true },
    'example-motors',
  );
  await followSearch();
  const states = async () => {
    const stock = await ask('/api/feeds/stock.json');
    expect(stock.headers.get('cache-control'), 'a copy is never older than the stock').toBe('no-cache');
    const { vehicles } = file.parse(await stock.json());
    const told = await ask('/api/mcp', {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'vehicle', arguments: { vehicle: '71' } },
    });
    return {
      file: vehicles.find(({ stock_number: number }) => number === 'R71')?.availability,
      assistant: tool.parse(await told.json()).result.structuredContent.status,
    };
  };
  const listed = async () => {
    const told = await ask('/api/mcp', {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_stock', arguments: { words: '' } },
    });
    const { vehicles } = list.parse(await told.json()).result.structuredContent;
    return vehicles.find(({ id }) => id === slug)?.status ?? 'not listed';
  };
  /** The search follows the stock: it may be as late as a page. */
  const soonListed = (status: string) =>
    expect.poll(listed, { timeout: SOON_MS, interval: 50, message: 'search_stock' }).toBe(status);
  const free = { file: 'available', assistant: '' };
  expect(await states()).toEqual(free);
  await soonListed('');

  const shopper = { name: 'Kim', last_name: 'Lee', email: 'kim@shopper.example', phone: '0491 570 006' };
  const where = `/api/reservations/${slug}`;
  const made = await ask(where, { price: 30_000, version: VERSION, agreed: true, shopper });
  const { token, hold } = z
    .object({ token: z.string(), hold: z.object({ payment_url: z.string() }) })
    .parse(await made.json());
  await ask(hold.payment_url, 'card=4242424242424242', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(await states()).toEqual({ file: 'reserved', assistant: 'Reserved' });
  await soonListed('Reserved');

  expect((await ask(`${where}/refund`, {}, { 'x-checkout-token': token })).status).toBe(200);
  expect(await states()).toEqual(free);
  await soonListed('');
});
