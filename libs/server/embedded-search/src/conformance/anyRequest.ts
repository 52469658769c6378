/** A pseudo-random number generator: the same seed gives the same numbers. */
function randomizer(seed: number): { below(n: number): number; pick<T>(from: readonly T[]): T } {
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return { below, pick: (from) => from[below(from.length)]! };
}

/** Every run draws other numbers, by the seed of the property tests (`vitest.results.ts`). */
export const { below, pick } = randomizer(Number(process.env['FAST_CHECK_SEED']));
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
  '👍',
  'a '.repeat(1000),
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
  '10..20]',
  '-27.4, 153, 50 km)',
  '`a`,`b`]',
];
const operators = [':', ':=', ':!=', ':!', ':>', ':<', ':[', ':=[', ':(', ''];

/** Up to thirty characters of any script, letters or not. */
function noise(): string {
  return String.fromCharCode(
    ...Array.from({ length: below(31) }, () => below(2 ** (below(2) === 0 ? 7 : 16))),
  );
}

function text(): string {
  if (below(8) === 0) return noise();
  return Array.from({ length: 1 + below(3) }, () => pick(words)).join(' ');
}

function listOf(one: () => string): string {
  return Array.from({ length: 1 + below(4) }, one).join(',');
}

function filter(): string {
  const depth = 1 + below(400);
  if (below(10) === 0) return `${'('.repeat(depth)}year:>1${')'.repeat(depth)}`;
  const clause = (): string => `${pick(fields)}${pick(operators)}${pick(values)}`;
  const parts = Array.from({ length: 1 + below(4) }, clause);
  return parts
    .join(pick([' && ', ' || ', '&&', ' & ', ' ', ')', ' && (', ' ) && ( ']))
    .padStart(below(3) === 0 ? 200 : 0, '(');
}

const makers: Record<string, () => unknown> = {
  q: text,
  query_by: () => listOf(() => pick(fields)),
  filter_by: filter,
  sort_by: () =>
    listOf(
      () =>
        `${pick([...fields, '_text_match', '_eval(make:=Kia)', '_text_match(buckets: 3)', 'spot(1,2)', 'spot(-27, 153)', 'was(missing_values: first)', 'was(missing_values: last)'])}:${pick(['asc', 'desc', 'up', ''])}`,
    ),
  facet_by: () =>
    pick([
      listOf(() => pick(fields)),
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
  limit: () => pick([0, 1, 250, '1e9', '99999999999999999999', noise()]),
  action: () => pick(['create', 'upsert', 'emplace', 'x']),
  'x-typesense-api-key': () => pick(['k', 'x', '']),
  nothing_known: () => pick([{}, [], null, 1, 'x']),
};

/** An arbitrary search, from valid to hostile. */
export function anySearch(): Record<string, unknown> {
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

/** Parameters of an address, each with a value of its own or, now and then, one that belongs to another. */
export function anyParameters(): string {
  const names = Object.keys(makers);
  const given: string[][] =
    below(3) === 0
      ? []
      : [
          ['q', text()],
          ['query_by', pick(['make', 'make,model'])],
        ];
  for (let i = below(4); i > 0; i--) {
    const [name, from] = [pick(names), pick(names)];
    given.push([name, String(makers[below(4) === 0 ? from : name]!())]);
  }
  return new URLSearchParams(given).toString();
}

/** Arbitrary JSON up to a depth. */
function json(depth: number): unknown {
  const [list, object] = [
    () => Array.from({ length: below(4) }, () => json(depth - 1)),
    () => Object.fromEntries(Array.from({ length: below(4) }, () => [noise(), json(depth - 1)])),
  ];
  const scalar = () => pick([null, true, below(1e9), -1, 1.5, 1e300, noise(), text()]);
  return depth === 0 ? scalar() : pick([list, object, scalar])();
}

/** An arbitrary document: valid, with a value of the wrong type, or not a document. */
function anyDocument(): unknown {
  if (below(6) === 0) return json(4);
  const right = {
    id: String(below(50)),
    make: text(),
    model: text(),
    year: below(3000),
    price: below(1e6) / 7,
    geo: [below(180) - 90, below(360) - 180],
  };
  if (below(2) === 0) return right;
  return {
    ...right,
    [pick(Object.keys(right))]: pick([null, [], text(), below(100), 1e300, [1e300, 1e300], undefined]),
  };
}

/** An arbitrary body: a document, several, searches, something else, or nothing. */
export function anyBody(): string {
  const deep = 1 + below(5_000);
  return pick([
    () => JSON.stringify(anyDocument()),
    () => Array.from({ length: 1 + below(5) }, () => JSON.stringify(anyDocument())).join('\n'),
    () => JSON.stringify({ searches: Array.from({ length: 1 + below(6) }, anySearch) }),
    () => JSON.stringify({ searches: [json(4), json(2)] }),
    () => JSON.stringify(json(5)),
    () => '['.repeat(deep) + ']'.repeat(deep),
    () => pick(['', 'null', '[]', '{', '{"__proto__":{"x":1}}']),
    noise,
  ])();
}
