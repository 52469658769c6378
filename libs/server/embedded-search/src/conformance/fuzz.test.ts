import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from '../createSearchEngine.ts';
import { anyBody, anyParameters, anySearch, below, pick } from './anyRequest.ts';
import { demoCars, demoSchema } from './demoCars.ts';

const engine = createSearchEngine({ apiKey: 'k' });
/** Five thousand take some seconds; the nightly job sends a hundred thousand. */
const REQUESTS = Number(process.env['FORECOURT_HOSTILE_REQUESTS'] || 5_000);
/** CPU time of this process, independent of other load on the machine. */
const SLOWEST_MS = 1000;

/** The fields of the collection for write requests, so that the cars do not change. */
const optional = true;
const WRITTEN = {
  name: 'written',
  fields: [
    { name: 'make', type: 'string', facet: true },
    { name: 'model', type: 'string', facet: true },
    { name: 'year', type: 'int32', facet: true, optional },
    { name: 'price', type: 'float', facet: true, optional },
    { name: 'geo', type: 'geopoint', optional },
  ],
};

async function call(method: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  const headers = { 'x-typesense-api-key': 'k' };
  const response = await engine.handle(
    new Request(`http://search${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  return { status: response.status, text: await response.text() };
}

/** Heap size after garbage collection; uncollected garbage varies. */
function heldBytes(): number {
  if (!globalThis.gc) throw new Error('Memory is watched with `--expose-gc`.');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

beforeAll(async () => {
  await call('POST', '/collections', JSON.stringify(demoSchema('cars')));
  await call('POST', '/collections', JSON.stringify(WRITTEN));
  await call(
    'POST',
    '/collections/cars/documents/import',
    demoCars.map((car) => JSON.stringify(car)).join('\n'),
  );
  await call(
    'PUT',
    '/collections/cars/synonyms/s',
    JSON.stringify({ synonyms: ['ute', 'pick up', 'hilux'] }),
  );
  await call(
    'PUT',
    '/collections/cars/overrides/o',
    JSON.stringify({
      rule: { query: '{make} cheap', match: 'contains' },
      filter_by: 'make:={make} && price:<20000',
    }),
  );
});
afterAll(() => engine.close());

describe('hostile requests', () => {
  it('get responses: no failure, no hang, no memory growth', { timeout: 3_600_000 }, async () => {
    const problems: string[] = [];
    let before = 0;
    for (let n = 0; n < REQUESTS; n++) {
      const body = JSON.stringify({ searches: Array.from({ length: 1 + below(2) }, anySearch) });
      const started = process.cpuUsage();
      const { status, text: answer } = await call('POST', '/multi_search', body);
      const used = process.cpuUsage(started);
      const ms = (used.user + used.system) / 1000;
      if (status >= 500 || ms > SLOWEST_MS)
        problems.push(`${status} in ${Math.round(ms)} ms: ${body.slice(0, 300)} → ${answer.slice(0, 200)}`);
      if (n === Math.floor(REQUESTS / 4)) before = heldBytes();
    }
    expect(problems).toEqual([]);
    const grownMb = (heldBytes() - before) / 1e6;
    expect(grownMb).toBeLessThan(5);
  });

  it('to every path get responses too', async () => {
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '{"name":"__proto__"}',
      '{"id":"x"}',
      '{"id":5}',
      '{"synonyms":[{}]}',
      '{"rule":{}}',
      '"x"',
      '{"__proto__":{"a":1},"id":"p"}',
    ];
    const paths = [
      '/collections',
      '/collections/cars',
      '/collections/%E0%A4%A',
      '/collections/cars/documents',
      '/collections/cars/documents/import',
      '/collections/cars/documents/export',
      '/collections/cars/documents/search',
      '/collections/cars/documents/nobody',
      '/collections/cars/synonyms/x',
      '/collections/cars/overrides/x',
      '/aliases/x',
      '/keys',
      '/keys/9',
      '/presets/x',
      '/stopwords/x',
      '/synonym_sets/x',
      '/curation_sets/x',
      '/multi_search',
      '//',
      '/../..',
    ];
    const queries = [
      '',
      '?filter_by=',
      '?filter_by=nope',
      '?action=x',
      '?q=*&query_by=name',
      '?dirty_values=drop&return_id=true',
      '?limit=x',
    ];
    for (let n = 0; n < 3000; n++) {
      const method = pick(['GET', 'POST', 'PUT', 'PATCH']);
      const path = pick(paths) + pick(queries);
      const { status, text: answer } = await call(method, path, method === 'GET' ? undefined : pick(bodies));
      expect(status, `${method} ${path} → ${answer.slice(0, 200)}`).toBeLessThan(500);
    }
    const left = await call('GET', '/collections/cars/documents/search?q=corolla&query_by=name&per_page=0');
    expect(JSON.parse(left.text)).toMatchObject({
      found: demoCars.filter((car) => car.model === 'Corolla').length,
    });
  });

  it('of every method and shape get responses too', async () => {
    const addresses = [
      'POST /multi_search',
      'POST /collections/written/documents',
      'POST /collections/written/documents/import',
      'PATCH /collections/written/documents/7',
      'DELETE /collections/written/documents/8',
      'PUT /collections/written/synonyms/one',
      'PUT /collections/written/overrides/one',
      'PATCH /collections/written',
      'POST /collections',
      'PUT /aliases/other',
      'POST /keys',
      'GET /collections/cars/documents/search',
      'GET /collections/written/documents/search',
      'GET /collections/written/documents/1',
      'GET /collections/written/documents/export',
      'GET /collections/nobody/documents/search',
      'GET /nothing/at/all',
    ];
    const problems: string[] = [];
    for (let n = 0; n < 3000; n++) {
      const [method = '', path = ''] = pick(addresses).split(' ');
      const body = method === 'GET' ? undefined : anyBody();
      const to = `${path}?${anyParameters()}`;
      const started = process.cpuUsage();
      const { status, text: answer } = await call(method, to, body);
      const used = process.cpuUsage(started);
      const ms = (used.user + used.system) / 1000;
      if (status >= 500 || ms > SLOWEST_MS)
        problems.push(`${status} in ${Math.round(ms)} ms: ${method} ${to} ${body} → ${answer}`.slice(0, 600));
    }
    expect(problems).toEqual([]);
    expect((await call('GET', '/collections/written')).status).toBe(200);
  });

  const list = (length: number, one: (i: number) => string): string =>
    Array.from({ length }, (_, i) => one(i)).join(',');
  it.each<[string, Record<string, unknown>]>([
    ['a million letters', { q: 'a'.repeat(1_000_000) }],
    ['half a million words', { q: 'a '.repeat(500_000) }],
    ['a hundred thousand parentheses', { filter_by: '('.repeat(100_000) }],
    ['500 values', { filter_by: `make:=[${list(500, (i) => `v${i}`)}]` }],
    ['50,000 numbers', { filter_by: `year:=[${list(50_000, String)}]` }],
    ['50,000 words', { filter_by: `name:[${list(50_000, () => 'toyota')}]` }],
    ['10,000 fields', { q: 'toyota', query_by: list(10_000, () => 'name') }],
    ['10,000 fields to highlight', { q: 'toyota', highlight_fields: list(10_000, () => 'na*') }],
    ['5,000 ranges', { facet_by: `price(${list(5_000, (i) => `r${i}:[${i},${i + 1}]`)})` }],
    ['5,000 corners', { filter_by: `spot:(${list(5_000, (i) => `${Math.sin(i)},${Math.cos(i)}`)})` }],
    ['100,000 pins', { pinned_hits: list(100_000, (i) => `car-${i}:${i + 1}`) }],
    ['a page far away', { page: 1_000_000_000 }],
  ])('of %s get responses within a second', async (_, search) => {
    const body = JSON.stringify({ searches: [{ collection: 'cars', q: '*', query_by: 'name', ...search }] });
    const started = process.cpuUsage();
    const { status } = await call('POST', '/multi_search', body);
    const used = process.cpuUsage(started);
    expect(status).toBe(200);
    expect((used.user + used.system) / 1000).toBeLessThan(SLOWEST_MS);
  });

  it.each(['POST /collections/cars/documents', 'PUT /presets/deep', 'POST /multi_search'])(
    'of JSON nested too deeply are rejected: %s',
    async (address) => {
      const [method = '', path = ''] = address.split(' ');
      const deep = `{"id":"deep","value":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
      expect((await call(method, path, deep)).status).toBe(400);
    },
  );

  it('of a million letters, or with a filter of a thousand parts, get responses', async () => {
    const long = await call(
      'POST',
      '/multi_search',
      JSON.stringify({ searches: [{ collection: 'cars', q: 'toyota '.repeat(150_000), query_by: 'name' }] }),
    );
    expect(long.status).toBe(200);
    const many = Array.from({ length: 1000 }, (_, i) => `year:=${i}`).join(' || ');
    const answer = await call(
      'POST',
      '/multi_search',
      JSON.stringify({ searches: [{ collection: 'cars', q: '*', filter_by: many }] }),
    );
    expect(JSON.parse(answer.text)).toMatchObject({ results: [{ code: 400 }] });
  });
});
