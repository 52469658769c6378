import { RANGE_FACETS, TEXT_FACETS } from '@forecourt/stock-search';
import fc from 'fast-check';
import type { FuzzRequest } from './fuzzed-host.ts';

/** What a site has, of which requests are made. */
export interface Known {
  /** Paths of routes, such as `/cars/:slug`. */
  pages: readonly string[];
  /** Calls of the API, such as `GET /api/cars/{slug}`. */
  calls: readonly { method: string; path: string }[];
  /** Slugs of vehicles. */
  cars: readonly string[];
  /** Paths of pictures. */
  pictures: readonly string[];
  /** Collection of the search index, and the key of browsers. */
  collection: string;
  key: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const json = { 'content-type': 'application/json' };

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '..',
    '../..',
    '%',
    '\0',
    '<script>',
    "' or 1=1 --",
    'NaN',
    '-1',
    '1e999',
  ),
  fc.constantFrom('x'.repeat(2_000), '('.repeat(400), '{"$gt":""}', '9'.repeat(40)),
  fc.integer().map(String),
);
const name = fc.oneof(
  fc.constantFrom(
    ...TEXT_FACETS,
    ...RANGE_FACETS,
    'page',
    'sortBy',
    'query',
    'car_id',
    'ids',
    'step',
    'token',
    'form_error',
    'date',
  ),
  noise,
);

/** A query string, empty every other time. */
const query = fc
  .array(fc.tuple(name, noise), { maxLength: 4 })
  .map((pairs) => new URLSearchParams(pairs).toString())
  .map((text) => (text === '' ? '' : `?${text}`.slice(0, 6_000)));

/** Values of a form or a JSON body: right ones, and ones of every other kind. */
const anyFields = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
      'message',
      'category',
      'location',
      'car_id',
      'back',
    ),
    fc.constantFrom(
      'idempotency_key',
      'token',
      'code',
      'date',
      'time',
      'price',
      'year',
      'items',
      'filters',
      'id',
      '__proto__',
    ),
  ),
  fc.oneof(
    fc.constantFrom<unknown>(
      'Kim',
      'kim@shopper.example',
      '0491 570 006',
      '4006',
      'Is it still there?',
      true,
      1,
      null,
    ),
    noise,
    fc.jsonValue({ maxDepth: 3 }),
  ),
  { maxKeys: 10 },
);
const anyBody = fc.oneof(
  { weight: 5, arbitrary: anyFields.map((fields) => JSON.stringify(fields)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 5 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '{', '[]', 'null', '"', `${'['.repeat(3_000)}${']'.repeat(3_000)}`),
  },
);

/** A segment of a path: mostly one that exists. */
const segmentOf = (cars: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...cars) },
    { weight: 2, arbitrary: noise.map((text) => encodeURIComponent(text)) },
    { weight: 1, arbitrary: fc.constantFrom('%E0%A4%A', '%00', '%2F..%2F', '.', '..;') },
  );

/** A path whose parameters (`:slug`, `{slug}`, `*`) are filled in. */
const filledIn = (cars: readonly string[], paths: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...paths), fc.array(segmentOf(cars), { minLength: 3, maxLength: 3 }))
    .map(([path, segments]) => {
      let next = 0;
      return path.replaceAll(/:\w+\??|\{\w+\}|\*/g, () => segments[next++ % segments.length] ?? '');
    });

function anyPage({ pages, cars }: Known): fc.Arbitrary<FuzzRequest> {
  const path = fc.tuple(filledIn(cars, pages), query).map(([at, search]) => `${at}${search}`);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = fc
    .tuple(path, fc.array(fc.tuple(name, noise), { maxLength: 6 }))
    .map(([at, fields]) => ({
      method: 'POST',
      path: at,
      headers: form,
      body: new URLSearchParams(fields).toString().slice(0, 10_000),
    }));
  return fc.oneof(
    { weight: 9, arbitrary: path.map((at) => ({ method: 'GET', path: at })) },
    { weight: 2, arbitrary: posted },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...METHODS), path).map(([method, at]) => ({ method, path: at })),
    },
  );
}

function anyCall({ calls, cars }: Known): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(fc.constantFrom(...calls), fc.nat({ max: 9 }), query, anyBody, fc.uuid())
    .chain(([call, turn, search, body, key]) =>
      filledIn(cars, [call.path]).map((at) => {
        const method = turn === 0 ? (METHODS[key.charCodeAt(0) % METHODS.length] ?? 'GET') : call.method;
        const bodyless = method === 'GET' || method === 'HEAD';
        return {
          method,
          path: `${at}${search}`,
          ...(!bodyless && { headers: { ...json, 'idempotency-key': key }, body }),
        };
      }),
    );
}

function anySearch({ collection, key }: Known): fc.Arbitrary<FuzzRequest> {
  const fields = fc.constantFrom('name', 'make', 'model', 'body', 'price', 'year', 'km', 'id', 'nope', '');
  const clause = fc
    .tuple(
      fields,
      fc.constantFrom(':', ':=', ':!=', ':>', ':[', ''),
      fc.oneof(fc.constantFrom('Toyota', '[10..20]', '`SUV`', '>5', '))', '(-27,153,5 km)'), noise),
    )
    .map((parts) => parts.join(''));
  const joined = fc.array(clause, { minLength: 1, maxLength: 4 }).map((all) => all.join(' && '));
  const number = fc.oneof(fc.constantFrom<unknown>(0, 1, 21, 250, 251, -1, 1e10, 'x', null), fc.integer());
  const search = fc.record(
    {
      collection: fc.oneof(
        { weight: 9, arbitrary: fc.constant(collection) },
        { weight: 1, arbitrary: noise },
      ),
      q: fc.oneof(fc.constantFrom('*', 'toyota', 'corola', ''), noise),
      query_by: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom('name', 'make,model') },
        { weight: 1, arbitrary: noise },
      ),
      filter_by: fc.oneof(joined, noise),
      sort_by: fc.oneof(
        fc.constantFrom('price:asc', '_text_match:desc', '_eval(make:=Kia):desc', 'geo(-27,153):asc'),
        noise,
      ),
      facet_by: fc.oneof(fc.constantFrom('make', 'make,model,body', '*', 'price(a:[0,10],b:[10,])'), noise),
      per_page: number,
      page: number,
      group_by: fields,
    },
    { requiredKeys: ['collection', 'q', 'query_by'] },
  );
  const headers = { ...json, 'x-typesense-api-key': key };
  const path = '/typesense/multi_search';
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(search, { minLength: 1, maxLength: 3 })
        .map((searches) => ({ method: 'POST', path, headers, body: JSON.stringify({ searches }) })),
    },
    { weight: 1, arbitrary: anyBody.map((body) => ({ method: 'POST', path, headers, body })) },
    {
      weight: 1,
      arbitrary: query.map((search) => ({
        method: 'GET',
        path: `/typesense/collections/${collection}/documents/search${search}`,
        headers,
      })),
    },
  );
}

function anyPicture({ pictures, cars }: Known): fc.Arbitrary<FuzzRequest> {
  const side = fc.oneof(
    fc.constantFrom('0', '1', '320', '600', '4096', '99999', '-5', 'x', ''),
    fc.nat({ max: 3_000 }).map(String),
  );
  const size = fc
    .tuple(side, side, fc.constantFrom('', '.jpg', '.png', '.svg'))
    .map(([w, h, kind]) => `${w}x${h}${kind}`);
  const picture = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pictures) },
    { weight: 1, arbitrary: segmentOf(cars).map((text) => `/pictures/${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '/pictures/../../package.json',
        '/https://127.0.0.1:1/x.webp',
        '//evil.example/x',
        '/',
      ),
    },
  );
  return fc
    .tuple(size, picture, query)
    .map(([of, at, search]) => ({ method: 'GET', path: `/images/${of}${at}${search}` }));
}

/** A random request to a site, from valid to hostile: pages, the API, the search protocol and pictures. */
export const anyRequest = (known: Known): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    { weight: 4, arbitrary: anyPage(known) },
    { weight: 3, arbitrary: anyCall(known) },
    { weight: 2, arbitrary: anySearch(known) },
    { weight: 1, arbitrary: anyPicture(known) },
  );
