import fc from 'fast-check';

/** A request of the engine's protocol. */
export interface EngineCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: string | null;
}

const FIELDS = [
  'make',
  'model',
  'year',
  'price',
  'km',
  'colour',
  'geo',
  'id',
  'nothing',
  '__proto__',
  '*',
  '',
];
const field = fc.constantFrom(...FIELDS);
const text = fc.oneof(
  fc.constantFrom('toyota', 'toyta', 'red ute', '*', '', '-ute', '"land rover"', 'a', 'constructor', '👍'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('x'.repeat(3_000), 'a '.repeat(1_000)),
);
const number = fc.oneof(
  fc.constantFrom('0', '-1', '5', '250', '1e9', '99999999999999999999', 'NaN', 'x'),
  fc.integer().map(String),
);
const comparison = fc
  .tuple(
    field,
    fc.constantFrom(':', ':=', ':!=', ':>', ':<=', ':[', ':=[', ':('),
    fc.oneof(
      number,
      text,
      fc.constant('10..20]'),
      fc.constant('-27.4, 153, 50 km)'),
      fc.constant('`a`,`b`]'),
    ),
  )
  .map((parts) => parts.join(''));
const filter = fc
  .array(fc.tuple(comparison, fc.constantFrom(' && ', ' || ', ' ', ')', ' && (')), { maxLength: 6 })
  .map((parts) => parts.flat().join(''));
const nested = fc
  .integer({ min: 1, max: 400 })
  .map((depth) => `${'('.repeat(depth)}year:>1${')'.repeat(depth)}`);
const fields = fc.array(field, { maxLength: 4 }).map((names) => names.join(','));
const sort = fc
  .array(
    fc.tuple(field, fc.constantFrom(':asc', ':desc', ':', '(missing_values: last):asc', '(-27, 153):asc')),
    { maxLength: 4 },
  )
  .map((parts) => parts.map((part) => part.join('')).join(','));

const parameters = fc.dictionary(
  fc.constantFrom(
    'q',
    'query_by',
    'filter_by',
    'sort_by',
    'facet_by',
    'facet_query',
    'max_facet_values',
    'per_page',
    'page',
    'offset',
    'limit',
    'num_typos',
    'prefix',
    'drop_tokens_threshold',
    'typo_tokens_threshold',
    'group_by',
    'group_limit',
    'include_fields',
    'exclude_fields',
    'highlight_fields',
    'pinned_hits',
    'hidden_hits',
    'query_by_weights',
    'action',
    'x-typesense-api-key',
  ),
  fc.oneof(text, number, filter, nested, fields, sort),
  { maxKeys: 8 },
);
const likely = fc
  .tuple(parameters, fc.oneof(filter, nested, fc.constant('')), sort, text)
  .map(([given, filter_by, sort_by, q]) => ({ q, query_by: 'make,model', filter_by, sort_by, ...given }));
const anyParameters = fc.oneof(parameters, likely);

const document = fc.oneof(
  fc.record(
    {
      id: fc.oneof(fc.integer({ min: 0, max: 50 }).map(String), fc.integer()),
      make: fc.oneof(text, fc.integer(), fc.constant(null)),
      model: text,
      year: fc.oneof(fc.integer(), fc.double(), text),
      price: fc.oneof(fc.double(), text, fc.constant([])),
      geo: fc.oneof(fc.tuple(fc.double(), fc.double()), text),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue({ maxDepth: 4 }),
);
const multiSearch = fc.oneof(
  fc.record({ searches: fc.array(anyParameters, { maxLength: 6 }) }),
  fc.jsonValue({ maxDepth: 5 }),
);
const body = fc.oneof(
  document.map((value) => JSON.stringify(value)),
  multiSearch.map((value) => JSON.stringify(value)),
  fc.array(document, { maxLength: 5 }).map((lines) => lines.map((line) => JSON.stringify(line)).join('\n')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', 'null', '[]', '{', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, '{"__proto__":{"x":1}}'),
);
const read = fc.constantFrom(
  '/collections/cars/documents/search',
  '/collections/cars',
  '/collections',
  '/collections/nobody/documents/search',
  '/collections/cars/documents/1',
  '/collections/cars/documents/export',
  '/collections/cars/synonyms',
  '/collections/cars/overrides',
  '/aliases',
  '/keys',
  '/health',
  '/debug',
  '/nothing/at/all',
);
const written = fc.constantFrom(
  ['POST', '/collections/cars/documents'],
  ['POST', '/collections/cars/documents/import'],
  ['PATCH', '/collections/cars/documents/7'],
  ['DELETE', '/collections/cars/documents/8'],
  ['POST', '/collections'],
  ['PUT', '/aliases/other'],
  ['PUT', '/collections/cars/synonyms/one'],
  ['PUT', '/collections/cars/overrides/one'],
  ['POST', '/keys'],
  ['PATCH', '/collections/cars'],
  ['TRACE', '/health'],
);

const path = (to: fc.Arbitrary<string>) =>
  fc.tuple(to, anyParameters).map(([at, query]) => `${at}?${new URLSearchParams(query).toString()}`);

/** A request that may be anything from right to hostile; what it can leave behind is bounded, so that memory can be watched. */
export const anyEngineRequest: fc.Arbitrary<EngineCall> = fc.oneof(
  { weight: 4, arbitrary: path(read).map((at) => ({ method: 'GET', path: at, body: null })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        path(fc.constant('/multi_search')),
        fc.oneof(
          multiSearch.map((value) => JSON.stringify(value)),
          body,
        ),
      )
      .map(([at, sent]) => ({ method: 'POST', path: at, body: sent })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(written, anyParameters, body)
      .map(([[method = 'POST', to = '/'], query, sent]) => ({
        method,
        path: `${to}?${new URLSearchParams(query).toString()}`,
        body: method === 'TRACE' ? null : sent,
      })),
  },
);
