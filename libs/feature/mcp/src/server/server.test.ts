import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { apiSite, indexedSite, serveApi, siteLookup } from '@forecourt/api';
import type { ServedApi } from '@forecourt/api';
import { NOW, testApi } from '@forecourt/api/testing';
import type { TestApi } from '@forecourt/api/testing';
import { createSearchEngine } from '@forecourt/embedded-search';
import { createSearchIndexer } from '@forecourt/search-index';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mcp } from '../manifest.ts';
import { answerMessage } from './answer-message.ts';
import half from './index.ts';
import type { ToolServices } from './ToolServices.ts';

const apiKey = 'a key of the test';
const vin = '6ZZ4KAUU2LD587621';
const finance = {
  ...{ provider: '360 Finance', annualRatePercent: 6.29, comparisonRatePercent: 8.19, termYears: 5 },
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 100001' },
} as const;
const declared = (slug: string, features: Parameters<typeof defineDealer>[0]['features'], more = {}) =>
  defineDealer({ ...exampleDealer, slug, features, ...more });
const definitions = [
  declared('with-tools', [mcp({ callsPerMinute: 40 })], { finance }),
  declared('other-tools', [mcp()]),
  declared('without', []),
];

describe('the tools of a site', () => {
  let kit: TestApi;
  let api: ServedApi;
  let client: Client;
  const engine = createSearchEngine({ apiKey });
  let engineUp = true;

  beforeAll(async () => {
    const served = definitions.map((definition) => ({
      site: apiSite(definition, {
        origin: `https://${definition.dealer.slug}.example`,
        env: {},
        halves: [half],
      }),
      hosts: definition.dealer.slug === 'with-tools' ? ['127.0.0.1'] : [],
    }));
    kit = await testApi('pglite', {
      halves: [half],
      sites: siteLookup(served).byHost,
      searchEngine: {
        keyOf: () => apiKey,
        fetch: (asked, init) =>
          engineUp
            ? engine.handle(new Request(`http://search.invalid${asked}`, init))
            : Promise.resolve(new Response('away', { status: 503 })),
      },
    });
    const cars: Record<string, unknown>[] = [
      { stocknum: 'A1', vin, price: 39_990, price_type: 'Drive Away', km: 55_490, body: 'SUV' },
      { stocknum: 'B2', make: 'Kia', model: 'Rio', body: 'Hatch', price: 18_990, fuel: 'Petrol' },
      { stocknum: 'C3', make: 'Kia', model: 'Sportage', body: 'SUV', price: null },
      { stocknum: 'HELD', make: 'Mazda', model: 'CX-5', body: 'SUV', reserved: true },
      { stocknum: 'HIDDEN', show_on_dealer_website: false },
    ];
    for (const [at, car] of cars.entries()) await kit.addCar({ id: at + 1, ...car }, 'with-tools');
    await kit.addCar({ id: 90, stocknum: 'Z9', make: 'Subaru', model: 'XV' }, 'other-tools');
    const { port } = (await engine.listen({ port: 0 })).address() as AddressInfo;
    await createSearchIndexer({
      db: kit.database.db,
      engine: { url: `http://127.0.0.1:${port}`, apiKey },
      sites: definitions.map((definition) => indexedSite(publicSite(definition), () => NOW)),
      now: () => NOW,
    }).rebuild();
    api = await serveApi(kit.api, { port: 0, hostname: '127.0.0.1' });
    client = new Client({ name: 'test', version: '1.0.0' });
    client.onerror = (error) => {
      throw error;
    };
    const address = new URL(`http://127.0.0.1:${api.port}/api/mcp`);
    await client.connect(new StreamableHTTPClientTransport(address));
  });
  afterAll(async () => {
    await client.close();
    await api.stop();
    await engine.close();
    await kit.database.close();
  });

  const call = async (name: string, asked: Record<string, unknown> = {}) =>
    client.callTool({ name, arguments: asked });
  const facts = async (name: string, asked: Record<string, unknown> = {}) =>
    (await call(name, asked)).structuredContent as Record<string, never>;
  const post = (slug: string, body: unknown, headers: Record<string, string> = {}, from = {}) =>
    kit.request(
      '/api/mcp',
      {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          host: `${slug}.localhost`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
      },
      from,
    );
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const search = (words: string) => ({
    ...{ jsonrpc: '2.0', id: 2, method: 'tools/call' },
    params: { name: 'search_stock', arguments: { words } },
  });

  test('are four, which change nothing, and the server says how prices and repayments are told', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_stock', 'vehicle', 'repayment', 'opening_hours']);
    for (const { name, annotations } of tools)
      expect(annotations, name).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(client.getInstructions()).toContain('comparison rate');
    expect(client.getServerVersion()).toMatchObject({ name: 'with-tools', title: exampleDealer.name });
  });

  test('search_stock finds what the words of a shopper mean, with prices as the site shows them', async () => {
    const asked = await facts('search_stock', { words: 'kia suv flurble' });
    expect(asked).toMatchObject({ found: 1, ignored: ['flurble'] });
    expect(asked['vehicles']).toMatchObject([{ name: '2020 Kia Sportage', status: '' }]);
    expect((await facts('search_stock', { words: 'suv under $40,000' }))['vehicles']).toMatchObject([
      {
        name: '2020 Toyota RAV4',
        price: '$39,990',
        priceNote: 'Drive away',
        url: expect.stringMatching(/^https:\/\/with-tools\.example\/cars\//),
      },
      { name: '2020 Mazda CX-5', status: 'Reserved' },
    ]);
    expect(await facts('search_stock')).toMatchObject({ found: 4 });
    expect((await facts('search_stock', { page: 2 }))['vehicles']).toEqual([]);
  });

  test('vehicle has what its page says and no private fact; one that the site does not show is unknown', async () => {
    const { vehicles } = await facts('search_stock', { words: 'rav4' });
    const [{ id = '', url = '' } = {}] = vehicles ?? [];
    for (const vehicle of [id, url, `${url}?utm_source=google#finance-calculator`, `${url}/`]) {
      const answer = await call('vehicle', { vehicle });
      expect(answer.structuredContent).toMatchObject({ name: '2020 Toyota RAV4', price: '$39,990' });
      expect(JSON.stringify(answer)).not.toContain(vin);
    }
    for (const vehicle of ['5', '90', 'none', '../../etc/passwd'])
      expect(await call('vehicle', { vehicle }), vehicle).toMatchObject({ isError: true });
  });

  test('repayment has its two rates, its example and its warning, or is not told', async () => {
    expect(await facts('repayment', { vehicle: '1' })).toMatchObject({
      vehicle: '2020 Toyota RAV4',
      repayment: expect.stringMatching(/^\$[\d,]+ a (week|fortnight|month)$/),
      interestRate: '6.29% p.a.',
      comparisonRate: '8.19% p.a.',
      example: expect.stringContaining('comparison rate 8.19% p.a.'),
      warning: expect.stringContaining('WARNING'),
    });
    // One without a price.
    expect(await call('repayment', { vehicle: '3' })).toMatchObject({ isError: true });
  });

  test('opening_hours has the locations that fit, and whether they are open now', async () => {
    const [first] = exampleDealer.locations;
    const { locations } = await facts('opening_hours');
    expect(locations).toHaveLength(exampleDealer.locations.length);
    expect(locations?.[0]).toMatchObject({
      address: expect.stringContaining(first?.address.street ?? 'no street'),
      now: expect.stringMatching(/^(Open|Closed|Opens)/),
      hours: expect.arrayContaining([{ days: expect.any(String), hours: expect.any(String) }]),
    });
    expect(await facts('opening_hours', { location: 'nowhere at all' })).toEqual({ locations: [] });
  });

  test('wrong input is refused by the schema, and a search that is away is said without its reason', async () => {
    expect(await call('search_stock', { page: 0 })).toMatchObject({ isError: true });
    expect(await call('vehicle', {})).toMatchObject({ isError: true });
    engineUp = false;
    const away = await call('search_stock', { words: 'kia rio' });
    engineUp = true;
    expect(away).toMatchObject({ isError: true });
    expect(JSON.stringify(away.content)).toContain('not available');
    expect(JSON.stringify(away.content)).not.toContain('503');
  });

  test.each([
    ['search_stock', {}],
    ['vehicle', { vehicle: '1' }],
    ['repayment', { vehicle: '1' }],
    ['opening_hours', {}],
  ])('%s that fails says nothing of the reason, which is for the log', async (name, asked) => {
    const reason = new Error('relation "vehicles" of 10.0.0.4 is away');
    const told: unknown[] = [];
    const example = declared('broken', [mcp()]);
    const away = new Proxy<Partial<ToolServices>>(
      {
        site: apiSite(example, { origin: 'https://example.example', env: {}, halves: [half] }),
        shown: publicSite(example),
        onError: (error) => told.push(error),
      },
      {
        get(services, key) {
          if (key in services) return Reflect.get(services, key);
          throw reason;
        },
      },
    );
    const request = new Request('http://other-tools.localhost/api/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ ...search(''), params: { name, arguments: asked } }),
    });
    const { result } = await (await answerMessage(request, away as ToolServices)).json();
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result)).toContain('not available');
    expect(JSON.stringify(result)).not.toContain('10.0.0.4');
    expect(told).toEqual([reason]);
  });

  test('each site has its own vehicles, and one without the feature has no tools', async () => {
    const answers = await Promise.all(
      ['with-tools', 'other-tools'].map(async (slug) => (await post(slug, search('subaru'))).json()),
    );
    expect(answers.map(({ result }) => result.structuredContent.ignored)).toEqual([['subaru'], []]);
    expect((await post('without', list)).status).toBe(404);
  });

  test.each([
    ['several messages in one', [list, list], {}, 400],
    ['no JSON', 'tools, please', {}, 400],
    ['a page of another site', list, { origin: 'https://evil.example' }, 403],
    ['more than 64 kB', { ...list, params: 'x'.repeat(70_000) }, {}, 413],
  ])('%s is refused', async (_what, body, headers, status) => {
    const answer = await post('other-tools', body, headers);
    expect(answer.status).toBe(status);
  });

  test('are loaded by Node as it is, without a bundler', async () => {
    const run = promisify(execFile);
    const module = JSON.stringify(new URL('./answer-message.ts', import.meta.url).href);
    const { stdout } = await run(process.execPath, [
      ...['--conditions=@forecourt/source', '--input-type=module'],
      ...['-e', `console.log(Object.keys(await import(${module})).join())`],
    ]);
    expect(stdout.trim()).toBe('answerMessage');
  });

  test('there is no stream and no session', async () => {
    const stream = await kit.request('/api/mcp', { headers: { host: 'other-tools.localhost' } });
    expect([stream.status, stream.headers.get('allow')]).toEqual([405, 'POST']);
    const answer = await post('other-tools', list);
    expect([answer.headers.get('mcp-session-id'), answer.headers.get('cache-control')]).toEqual([
      ...[null, 'no-store'],
    ]);
  });

  test('one address has a limit on each site', async () => {
    const from = { clientAddress: '203.0.113.9' };
    const statuses: number[] = [];
    for (let at = 0; at < 41; at += 1) statuses.push((await post('with-tools', list, {}, from)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    const refused = await post('with-tools', list, {}, from);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await post('other-tools', list, {}, from)).status).toBe(200);
  });
});
