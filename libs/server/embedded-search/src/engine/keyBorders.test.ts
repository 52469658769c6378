import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCars, demoSchema } from '../conformance/demoCars.ts';
import { createSearchEngine } from '../createSearchEngine.ts';

const engine = createSearchEngine({ apiKey: 'administrator' });

async function call(method: string, path: string, body?: unknown, key = 'administrator') {
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const response = await engine.handle(
    new Request(`http://search.invalid${path}`, {
      method,
      headers: { 'x-typesense-api-key': key },
      ...(sent === undefined ? {} : { body: sent }),
    }),
  );
  return { status: response.status, text: await response.text() };
}

/** A key that may search one collection. */
async function keyOf(collection: string): Promise<string> {
  const key = { description: collection, actions: ['documents:search'], collections: [collection] };
  return JSON.parse((await call('POST', '/keys', key)).text).value;
}

function scoped(parent: string, embedded: object): string {
  const text = JSON.stringify(embedded);
  const digest = createHmac('sha256', parent).update(text).digest('base64');
  return Buffer.from(digest + parent.slice(0, 4) + text).toString('base64');
}

/** Every document in a response, at any depth. */
const idsIn = (text: string): string[] => [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => String(id));

const lines = demoCars.map((car) => JSON.stringify(car)).join('\n');
beforeAll(async () => {
  for (const name of ['own', 'foreign', 'all']) await call('POST', '/collections', demoSchema(name));
  await call('POST', '/collections/foreign/documents/import', lines.replaceAll('"car-', '"foreign-'));
  await call('POST', '/collections/own/documents/import', lines);
  await call('POST', '/collections/all/documents/import', lines);
  await call('PUT', '/presets/one', { value: { collection: 'foreign', q: '*' } });
  await call('PUT', '/presets/several', { value: { searches: [{ collection: 'foreign', q: '*' }] } });
});
afterAll(() => engine.close());

describe('a key for one collection', () => {
  const search = { collection: 'own', q: '*', query_by: 'name' };
  const { collection: _, ...anywhere } = search;
  it.each<[how: string, address: string, body: object]>([
    ['a name in the body', '', { searches: [{ ...search, collection: 'foreign' }] }],
    ['a name in the address over that of the body', '?collection=foreign', { searches: [search] }],
    ['a name only in the URL', '?collection=foreign', { searches: [anywhere] }],
    ['a preset of one search', '', { searches: [{ ...anywhere, preset: 'one' }] }],
    ['a preset instead of the body', '?preset=several', { searches: [search] }],
    ['one of two searches', '', { searches: [search, { ...search, collection: 'foreign' }] }],
  ])('reads no other collection through %s', async (_how, address, body) => {
    const key = await keyOf('own');
    expect((await call('POST', `/multi_search${address}`, body)).status).toBe(200);
    const answer = await call('POST', `/multi_search${address}`, body, key);
    expect(idsIn(answer.text).filter((id) => id.startsWith('foreign'))).toEqual([]);
    const { searches } = body as { searches: object[] };
    const common = Object.fromEntries(new URLSearchParams(address));
    const within = async (): Promise<string> => {
      try {
        return JSON.stringify(
          await engine.multiSearch({ searches }, { ...common, 'x-typesense-api-key': key }),
        );
      } catch (error) {
        return String(error);
      }
    };
    expect(idsIn(await within()).filter((id) => id.startsWith('foreign'))).toEqual([]);
  });

  it.each(['/multi_search/', '//multi_search', '/multi%5Fsearch'])(
    'reads no other collection, and nothing beyond the filter of a scoped key, at the address %s',
    async (address) => {
      const key = await keyOf('own');
      const foreign = { searches: [{ ...search, collection: 'foreign' }] };
      expect((await call('POST', address, foreign)).status).toBe(200);
      expect((await call('POST', address, foreign, key)).status).toBe(401);
      const all = JSON.parse((await call('POST', address, { searches: [search] }, key)).text).results[0]
        .found;
      const filtered = scoped(key, { filter_by: 'make:=Toyota' });
      const two = await call('POST', address, { searches: [search, search] }, filtered);
      for (const { found } of JSON.parse(two.text).results) expect(found).toBeLessThan(all);
    },
  );

  it('creates no other collection at another spelling of the address', async () => {
    const made = { description: 'creates', actions: ['collections:create'], collections: ['own.*'] };
    const key = JSON.parse((await call('POST', '/keys', made)).text).value;
    for (const address of ['//collections', '/collections/', '/%63ollections'])
      expect((await call('POST', address, demoSchema('strange'), key)).status, address).toBe(401);
    expect((await call('POST', '//collections', demoSchema('owned'), key)).status).toBe(201);
  });

  it('gives no access to another collection through a scoped key', async () => {
    const parent = await keyOf('own');
    for (const embedded of [{ collection: 'foreign' }, { preset: 'one' }])
      for (const body of [{ searches: [search] }, { searches: [anywhere] }]) {
        const answer = await call('POST', '/multi_search', body, scoped(parent, embedded));
        expect(idsIn(answer.text).filter((id) => id.startsWith('foreign'))).toEqual([]);
      }
  });

  it('reads a permitted collection that is named in the URL', async () => {
    const answer = await call(
      'POST',
      '/multi_search?collection=own',
      { searches: [anywhere] },
      await keyOf('own'),
    );
    expect(JSON.parse(answer.text).results[0].found).toBe(demoCars.length);
  });
});

describe('the filter of a scoped key', () => {
  const seen = new Set(demoCars.filter((car) => car.state === 'QLD').map((car) => car.id));
  let key = '';
  beforeAll(async () => (key = scoped(await keyOf('all'), { filter_by: 'state:=QLD' })));

  const foreignIn = async (search: object, address = '') => {
    const body = { searches: [{ collection: 'all', q: '*', query_by: 'name', per_page: 250, ...search }] };
    const { text } = await call('POST', `/multi_search${address}`, body, key);
    return idsIn(text).filter((id) => !seen.has(id));
  };

  it.each([
    'year:>0) || name:=`zzz',
    'year:>0) || (year:>0',
    '(year:>0) || name:=`a`) || (name:=`b`',
    'year:>0 || name:(zzz',
    'year:>0 || name:=`z\\`',
    'year:>0 || make:=[`a',
    'id:* || id:=`',
    'year:>0 ||',
  ])('is not bypassed by %s', async (filter) => {
    expect(await foreignIn({ filter_by: filter })).toEqual([]);
    expect(await foreignIn({}, `?filter_by=${encodeURIComponent(filter)}`)).toEqual([]);
    expect(await foreignIn({ filter_by: '`' }, `?filter_by=${encodeURIComponent(filter)}`)).toEqual([]);
  });

  it('applies to pinned documents, unknown fields, and presets', async () => {
    const other = demoCars.find((car) => car.state === 'VIC');
    expect(await foreignIn({ pinned_hits: `${other?.id}:1` })).toEqual([]);
    expect(
      await foreignIn({ pinned_hits: `${other?.id}:1`, filter_curated_hits: false, group_by: 'make' }),
    ).toEqual([]);
    expect(await foreignIn({ filter_by: 'nope:=1 || year:>0', validate_field_names: false })).toEqual([]);
  });

  const whole = fc.constantFrom('year:>0', 'id:*', 'state:=VIC', 'name:=`a`', '(year:>0 || make:=Kia)');
  const opening = fc.constantFrom(
    'name:=`zzz',
    'name:(',
    'make:=[`a',
    '(year:>0',
    'spot:(',
    'name:=`a\\`',
    '`',
    '(',
  );
  const token = fc.constantFrom(
    ...[
      '(',
      ')',
      '`',
      '\\`',
      '\\',
      '&&',
      '||',
      '&',
      '|',
      ':',
      ':=',
      ':!=',
      '[',
      ']',
      ',',
      ' ',
      '*',
      'zzz',
      '..',
    ],
    ...[
      'year:>0',
      'id:*',
      'state:=VIC',
      'name:(',
      'name:=`',
      'make:=[`',
      'spot:(',
      '$all(id:*)',
      '`)',
      '("',
      'é',
      '🚗',
    ],
  );
  it('law: applies with any other filter', async () => {
    const junk = fc.array(token, { maxLength: 6 }).map((parts) => parts.join(''));
    const hostile = fc
      .tuple(
        junk,
        whole,
        fc.constantFrom(')', '`)', '))', '', ' '),
        fc.constantFrom('||', '&&'),
        junk,
        opening,
      )
      .map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(hostile, async (filter) => {
        expect(await foreignIn({ filter_by: filter })).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
