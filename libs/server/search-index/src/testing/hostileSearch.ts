import fc from 'fast-check';

/** An attack request: sent with the key of one site to read other data. */
export interface HostileSearch {
  /** Query parameters, without the search key. */
  address: Record<string, string>;
  search: Record<string, unknown>;
}

/** What an attacker knows of the engine: names of collections and ids of documents without access. */
export interface Loot {
  own: string;
  collections: readonly string[];
  ids: readonly string[];
}

const word = fc.oneof(
  fc.constantFrom(
    'zzz',
    'Kia',
    'Secretamake',
    'hidden',
    'é',
    '🚗',
    '車',
    "o'b",
    '"',
    '\\',
    '\\`',
    '*',
    '',
    'true',
    '0',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const field = fc.constantFrom(
  'name',
  'make',
  'id',
  'price',
  'car_id',
  'status',
  'show_on_dealer_website',
  'geo',
  'nope',
  'sites',
);
const operator = fc.constantFrom(':', ':=', ':!=', ':>', ':<=', ' : ', ':!', '');
const quote = fc.constantFrom(
  ['`', '`'],
  ['', ''],
  ['`', ''],
  ['', '`'],
  ['[`', '`]'],
  ['[', ']'],
  ['(', ')'],
  ['"', '"'],
  ['``', '`'],
);
const clause = fc
  .tuple(field, operator, quote, word)
  .map(([name, sign, [open = '', close = ''], value]) => `${name}${sign}${open}${value}${close}`);
/** Conditions that match everything, or hidden documents. */
const wide = fc.constantFrom(
  'car_id:>0',
  'id:*',
  'id:!=`x`',
  'show_on_dealer_website:=[true,false]',
  'status:!=in_stock',
  'make:=Secretbmake',
);

const { filter } = fc.letrec<{ filter: string; group: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(clause, wide),
    fc
      .tuple(
        tie('filter'),
        fc.constantFrom(' && ', ' || ', '||', '&&', ' & ', ' | ', ' ', ','),
        tie('filter'),
      )
      .map((parts) => parts.join('')),
    tie('group'),
  ),
  group: fc
    .tuple(fc.constantFrom('(', '((', '', ')('), tie('filter'), fc.constantFrom(')', '))', '', ')('))
    .map((parts) => parts.join('')),
}));
/** A filter that breaks out of the parentheses of another. */
const breakout = fc
  .tuple(
    filter,
    fc.constantFrom(')', '))', '`)', '])', ''),
    fc.constantFrom(' || ', ' && '),
    wide,
    fc.constantFrom(' || ', ' && '),
    fc.constantFrom('name:=`zzz', '(name:=`zzz', 'name:(', 'make:=[`a', '(', '`', 'geo:(', 'name:=`z\\`', ''),
  )
  .map((parts) => parts.join(''));

/** Requests over the whole protocol: hostile filters, and every other parameter that selects documents. */
export function hostileSearch({ own, collections, ids }: Loot): fc.Arbitrary<HostileSearch> {
  const collection = fc.constantFrom(own, own, own, own, ...collections, '*', '.*', `${own}|.*`, '');
  const id = fc.constantFrom(...ids);
  const other = fc.constantFrom(...collections);
  const join = fc.tuple(other, filter).map(([name, inner]) => `$${name}(${inner})`);
  const filterBy = fc.oneof(
    { weight: 3, arbitrary: wide },
    { weight: 4, arbitrary: filter },
    { weight: 4, arbitrary: breakout },
    join,
  );
  const extras: Record<string, fc.Arbitrary<unknown>> = {
    pinned_hits: id.map((each) => `${each}:1`),
    hidden_hits: fc.constantFrom('', '*', '1'),
    filter_curated_hits: fc.boolean(),
    validate_field_names: fc.boolean(),
    include_fields: fc.oneof(
      fc.constantFrom('*', 'id,make,sites'),
      other.map((name) => `*, $${name}(*)`),
    ),
    exclude_fields: fc.constantFrom('', 'id'),
    facet_by: fc.constantFrom('make', 'status', 'make,status', 'show_on_dealer_website'),
    group_by: fc.constantFrom('make', 'status'),
    sort_by: fc.oneof(
      fc.constantFrom('car_id:asc'),
      filter.map((inner) => `_eval(${inner}):desc`),
    ),
    preset: fc.constantFrom('all', ''),
    stopwords: fc.constantFrom('all'),
    union: fc.boolean(),
  };
  const chosen = fc
    .subarray(Object.keys(extras), { maxLength: 2 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, extras[name] ?? fc.constant('')]))),
    );
  const asked = fc.record({
    collection,
    q: fc.oneof({ weight: 4, arbitrary: fc.constant('*') }, fc.constantFrom('Secretamake', 'Own', ''), word),
    query_by: fc.constantFrom('name', 'name,make,stocknum'),
    filter_by: filterBy,
    per_page: fc.constant(250),
  });
  const search = fc.tuple(asked, chosen).map(([first, more]) => ({ ...first, ...more }));
  const address: fc.Arbitrary<Record<string, string>> = fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: fc.record({ collection: other }) },
    { weight: 2, arbitrary: fc.record({ filter_by: filterBy }) },
    fc.record({ collection: other, filter_by: filterBy }),
    fc.record({ preset: fc.constant('all') }),
  );
  return fc.record({ search, address });
}
