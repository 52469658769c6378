import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchEngine } from '../createSearchEngine.ts';
import { demoCars, demoSchema } from './demoCars.ts';

const engine = createSearchEngine({ apiKey: 'k' });
const REQUESTS = 20_000;
/** Of this process's own time: how busy the machine is does not count. */
const SLOWEST_MS = 1000;

async function call(method: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  const headers = { 'x-typesense-api-key': 'k' };
  const response = await engine.handle(
    new Request(`http://search${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
  );
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  await call('POST', '/collections', JSON.stringify(demoSchema('cars')));
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

/** Numbers that look random and are the same every time. */
function randomizer(seed: number): { below(n: number): number; pick<T>(from: readonly T[]): T } {
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return { below, pick: (from) => from[below(from.length)]! };
}

const random = randomizer(20_261_121);
const { below, pick } = random;
const fields = [
  'name',
  'make',
  'model',
  'badge',
  'body',
  'year',
  'price',
  'was',
  'km',
  'certified',
  'features',
  'state',
  'created',
  'spot',
  'id',
  'nope',
  '__proto__',
  'constructor',
  '',
];
const words = [
  'toyota',
  'corola',
  'hilux',
  'c',
  '*',
  '',
  '"',
  '-',
  '"ascent sport"',
  '-corolla',
  'toyota cheap',
  'ute',
  'ë',
  '東京',
  '\u0000',
  '`',
  'x'.repeat(5000),
  '2018',
  'cx-5',
  'a b c d e f g h i j k l m n o p',
  '__proto__',
];
const values = [
  'Toyota',
  '`Ute / Tray`',
  '[Toyota,Kia]',
  '[10..20]',
  '[..]',
  '>5',
  '<=',
  '!=',
  '=',
  'true',
  '(1,2,3 km)',
  '(1,2,3,4,5,6)',
  '(-33,151,5 mi)',
  '[]',
  '`',
  '))',
  '&&',
  'NaN',
  '1e309',
  '-0',
  '99999999999999999999',
  'Land*',
  '*',
];
const operators = [':', ':=', ':!=', ':!', ':>', ':<', ''];

function text(): string {
  return Array.from({ length: 1 + below(3) }, () => pick(words)).join(' ');
}

function filter(): string {
  const clause = (): string => `${pick(fields)}${pick(operators)}${pick(values)}`;
  const parts = Array.from({ length: 1 + below(4) }, clause);
  return parts.join(pick([' && ', ' || ', '&&', ' & ', ' ) && ( '])).padStart(below(3) === 0 ? 200 : 0, '(');
}

const makers: Record<string, () => unknown> = {
  q: text,
  query_by: () => Array.from({ length: 1 + below(3) }, () => pick(fields)).join(','),
  filter_by: filter,
  sort_by: () =>
    `${pick([...fields, '_text_match', '_eval(make:=Kia)', '_text_match(buckets: 3)', 'spot(1,2)', 'was(missing_values: first)'])}:${pick(['asc', 'desc', 'up', ''])}`,
  facet_by: () =>
    pick([
      ...fields,
      '*',
      'm*',
      'price(a:[0,10],b:[10,])',
      'price(a:[',
      'make(sort_by:_alpha:asc)',
      'make(sort_by:year:desc)',
      '*a',
      '(((',
    ]),
  facet_query: () => `${pick(fields)}:${text()}`,
  group_by: () => pick(fields),
  group_limit: () => pick([0, 1, 3, 99, 100, 'x']),
  page: () => pick([0, 1, 2, -1, 1e9, 1.5, 'x', '2']),
  per_page: () => pick([0, 1, 10, 250, 251, -1, 'x', 1e10]),
  offset: () => pick([0, 5, 1e9, -1]),
  prefix: () => pick([true, false, 'true,false', 'x', '']),
  num_typos: () => pick([0, 1, 2, 9, '1,2', 'x']),
  pinned_hits: () => pick(['car-1:1', 'car-1:1,car-2:2,nobody:3', 'car-1', 'car-1:0', ':', 'car-1:99']),
  hidden_hits: () => pick(['car-1', 'nobody,car-2', ',,']),
  include_fields: () => pick(['id', 'n*', '*', 'nope', ',']),
  exclude_fields: () => pick(['name', '*', 'out_of']),
  highlight_full_fields: () => pick(['name', '*', 'nope']),
  highlight_fields: () => pick(['name', 'features', 'price', 'nope']),
  snippet_threshold: () => pick([0, 1, 30]),
  drop_tokens_mode: () => pick(['left_to_right', 'both_sides:3', 'x']),
  drop_tokens_threshold: () => pick([0, 1, 100]),
  typo_tokens_threshold: () => pick([0, 1, 100]),
  max_facet_values: () => pick([0, 1, 100_000]),
  max_candidates: () => pick([0, 1, 50]),
  exhaustive_search: () => pick([true, false]),
  split_join_tokens: () => pick(['always', 'off', 'fallback']),
  text_match_type: () => pick(['max_score', 'max_weight', 'sum_score', 'x']),
  query_by_weights: () => pick(['1', '3,2', '0,99', 'x']),
  limit_hits: () => pick([0, 1, 1000]),
  synonym_prefix: () => pick([true, false]),
  nothing_known: () => pick([{}, [], null, 1, 'x']),
};

function search(): Record<string, unknown> {
  const given: Record<string, unknown> = {
    collection: below(40) === 0 ? pick(['nobody', '', '__proto__']) : 'cars',
  };
  if (below(30) > 0) given['q'] = text();
  if (below(4) > 0) given['query_by'] = pick(['name', 'make,model', 'name,make,model,badge', 'features']);
  for (let i = below(5); i > 0; i--) {
    const name = pick(Object.keys(makers));
    given[name] = makers[name]!();
  }
  return given;
}

describe('requests nobody should send', () => {
  it('are answered: no failure, no hang, no growth', { timeout: 600_000 }, async () => {
    const problems: string[] = [];
    let before = 0;
    for (let n = 0; n < REQUESTS; n++) {
      const body = JSON.stringify({ searches: Array.from({ length: 1 + below(2) }, search) });
      const started = process.cpuUsage();
      const { status, text: answer } = await call('POST', '/multi_search', body);
      const used = process.cpuUsage(started);
      const ms = (used.user + used.system) / 1000;
      if (status >= 500 || ms > SLOWEST_MS)
        problems.push(`${status} in ${Math.round(ms)} ms: ${body.slice(0, 300)} → ${answer.slice(0, 200)}`);
      if (n === REQUESTS / 4) before = process.memoryUsage().heapUsed;
    }
    expect(problems).toEqual([]);
    const grownMb = (process.memoryUsage().heapUsed - before) / 1e6;
    expect(grownMb).toBeLessThan(100);
  });

  it('of every address are answered too', { timeout: 60_000 }, async () => {
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
    ['5,000 ranges', { facet_by: `price(${list(5_000, (i) => `r${i}:[${i},${i + 1}]`)})` }],
    ['5,000 corners', { filter_by: `spot:(${list(5_000, (i) => `${Math.sin(i)},${Math.cos(i)}`)})` }],
    ['100,000 pins', { pinned_hits: list(100_000, (i) => `car-${i}:${i + 1}`) }],
    ['a page far away', { page: 1_000_000_000 }],
  ])('of %s are answered within a second', async (_, search) => {
    const body = JSON.stringify({ searches: [{ collection: 'cars', q: '*', query_by: 'name', ...search }] });
    const started = process.cpuUsage();
    const { status } = await call('POST', '/multi_search', body);
    const used = process.cpuUsage(started);
    expect(status).toBe(200);
    expect((used.user + used.system) / 1000).toBeLessThan(SLOWEST_MS);
  });

  it.each(['POST /collections/cars/documents', 'PUT /presets/deep', 'POST /multi_search'])(
    'of JSON nested too deeply are refused: %s',
    async (address) => {
      const [method = '', path = ''] = address.split(' ');
      const deep = `{"id":"deep","value":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
      expect((await call(method, path, deep)).status).toBe(400);
    },
  );

  it('of a million letters, or with a filter of a thousand parts, are refused or answered', async () => {
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
