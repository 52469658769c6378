import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoCar } from './demoCars.ts';
import { demoCars, newestFirst } from './demoCars.ts';
import type { FacetAnswer, Target } from './target.ts';
import { idsOf, openTarget } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const count = (passes: (car: DemoCar) => boolean): number => demoCars.filter(passes).length;
const queryBy = 'name,make,model,badge';

describe('text', () => {
  const queries: [string, (car: DemoCar) => boolean][] = [
    ['corolla', (car) => car.model === 'Corolla'],
    ['COROLLA', (car) => car.model === 'Corolla'],
    ['corola', (car) => car.model === 'Corolla'],
    ['toyata corola', (car) => car.model === 'Corolla'],
    ['toyota hil', (car) => car.model === 'Hilux'],
    ['cx5', (car) => car.model === 'CX-5'],
    ['cx-5', (car) => car.model === 'CX-5'],
    ['mercedes benz', (car) => car.make === 'Mercedes-Benz'],
    ['citroen', (car) => car.make === 'Citroën'],
    ['land cruiser', (car) => car.model === 'LandCruiser Prado'],
    ['landcruiser prado', (car) => car.model === 'LandCruiser Prado'],
    ['discoverysport', (car) => car.model === 'Discovery Sport'],
    ['"ascent sport"', (car) => car.badge === 'Ascent Sport'],
    ['toyota -corolla', (car) => car.make === 'Toyota' && car.model !== 'Corolla'],
    ['toyota spaceship', (car) => car.make === 'Toyota'],
    ['kai', () => false],
    ['qwertyuiop', () => false],
  ];

  it.each(queries)('%s', async (q, passes) => {
    const answer = await target.search({ q, query_by: queryBy, per_page: 250 });
    expect(new Set(idsOf(answer))).toEqual(new Set(demoCars.filter(passes).map((car) => car.id)));
    expect(answer.found).toBe(count(passes));
  });

  it('applies the options', async () => {
    const found = async (options: object): Promise<number> =>
      (await target.search({ query_by: queryBy, ...options })).found;
    expect(await found({ q: 'corola', num_typos: 0 })).toBe(0);
    expect(await found({ q: 'coro', prefix: false })).toBe(0);
    expect(await found({ q: 'toyota spaceship', drop_tokens_threshold: 0 })).toBe(0);
    expect(await found({ q: 'land cruiser', query_by: 'model', split_join_tokens: 'off' })).toBe(0);
    expect(await found({ q: 'hilux', query_by: 'make' })).toBe(0);
  });

  it('puts a text that is the whole query first', async () => {
    const answer = await target.search({ q: 'discovery sport', query_by: 'badge,model', per_page: 1 });
    expect(answer.hits[0]!.document['model']).toBe('Discovery Sport');
  });

  it('treats an empty query as a match-all', async () => {
    const answer = await target.search({ q: '', query_by: queryBy, per_page: 1 });
    expect(answer.found).toBe(demoCars.length);
    expect(answer.hits[0]!.text_match).toBe(100);
  });

  it('highlights matches', async () => {
    const { hits } = await target.search({
      q: 'toyota coro',
      query_by: 'name',
      per_page: 1,
      include_fields: 'name',
    });
    const name = String(hits[0]!.document['name']);
    const snippet = name.replace('Toyota', '<mark>Toyota</mark>').replace('Coro', '<mark>Coro</mark>');
    expect(hits[0]!.highlights).toEqual([{ field: 'name', matched_tokens: ['Toyota', 'Coro'], snippet }]);
    expect(Object.keys(hits[0]!.document)).toEqual(['name']);
  });
});

describe('order and pages', () => {
  const ids = (cars: readonly DemoCar[]): string[] => cars.map((car) => car.id);
  const place = (car: DemoCar): number => demoCars.indexOf(car);

  it('sorts by several fields, the later import first among equals', async () => {
    const answer = await target.search({ q: '*', sort_by: 'year:desc,price:asc', per_page: 50 });
    const expected = [...demoCars].sort(
      (a, b) => b.year - a.year || a.price - b.price || place(b) - place(a),
    );
    expect(idsOf(answer)).toEqual(ids(expected.slice(0, 50)));
  });

  it('sorts text, and puts documents without the field last either way', async () => {
    const byName = await target.search({ q: '*', sort_by: 'name:asc', per_page: 20 });
    const key = (car: DemoCar): string =>
      car.name
        .toLowerCase()
        .replace('ë', 'e')
        .replace(/[^a-z0-9 ]/g, '');
    const expected = [...demoCars].sort((a, b) =>
      key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : place(b) - place(a),
    );
    expect(idsOf(byName)).toEqual(ids(expected.slice(0, 20)));
    for (const order of ['asc', 'desc']) {
      const answer = await target.search({ q: '*', sort_by: `was:${order}`, per_page: 250 });
      const priced = answer.hits.map((hit) => hit.document['was'] !== undefined);
      expect(priced.indexOf(false)).toBe(count((car) => car.was !== undefined));
    }
    const first = await target.search({ q: '*', sort_by: 'was(missing_values: first):desc', per_page: 1 });
    expect(first.hits[0]!.document['was']).toBeUndefined();
  });

  it('sorts by a filter expression, and by distance', async () => {
    const kias = await target.search({ q: '*', sort_by: '_eval(make:=Kia):desc,price:asc', per_page: 250 });
    const expected = [...demoCars].sort(
      (a, b) =>
        Number(b.make === 'Kia') - Number(a.make === 'Kia') || a.price - b.price || place(b) - place(a),
    );
    expect(idsOf(kias)).toEqual(ids(expected));
    const near = await target.search({ q: '*', sort_by: 'spot(-37.8136, 144.9631):asc', per_page: 1 });
    expect(near.hits[0]!.document['state']).toBe('VIC');
    expect(near.hits[0]).toHaveProperty('geo_distance_meters', { spot: 0 });
  });

  it('pages, by page and by offset', async () => {
    const newest = ids(newestFirst(demoCars));
    const second = await target.search({ q: '*', per_page: '7', page: '2' });
    expect([second.page, idsOf(second)]).toEqual([2, newest.slice(7, 14)]);
    expect(idsOf(await target.search({ q: '*', offset: 175, limit: 10 }))).toEqual(newest.slice(175));
    expect(idsOf(await target.search({ q: '*', page: 0, per_page: 3 }))).toEqual(newest.slice(0, 3));
    expect(idsOf(await target.search({ q: '*', page: 99 }))).toEqual([]);
    expect(idsOf(await target.search({ q: '*', per_page: 0 }))).toEqual([]);
  });

  it('groups', async () => {
    const answer = await target.search({
      q: '*',
      group_by: 'make',
      group_limit: 2,
      sort_by: 'price:asc',
      per_page: 3,
    });
    expect(answer.found).toBe(new Set(demoCars.map((car) => car.make)).size);
    const cheapest = [...demoCars].sort((a, b) => a.price - b.price || place(b) - place(a));
    const makes = [...new Set(cheapest.map((car) => car.make))].slice(0, 3);
    expect(answer.grouped_hits.map((group) => group.group_key)).toEqual(makes.map((make) => [make]));
    for (const [i, group] of answer.grouped_hits.entries()) {
      const own = cheapest.filter((car) => car.make === makes[i]);
      expect(group.found).toBe(own.length);
      expect(group.hits.map((hit) => hit.document['id'])).toEqual(ids(own.slice(0, 2)));
    }
  });
});

describe('facets', () => {
  // A real server samples by default.
  const facetOf = async (search: object): Promise<FacetAnswer> =>
    (await target.search({ q: '*', per_page: 0, facet_strategy: 'exhaustive', ...search })).facet_counts[0]!;
  const counts = (facet: FacetAnswer): Record<string, number> =>
    Object.fromEntries(facet.counts.map(({ value, count: total }) => [value, total]));
  const tally = (
    cars: readonly DemoCar[],
    valuesOf: (car: DemoCar) => readonly unknown[],
  ): Record<string, number> => {
    const totals: Record<string, number> = {};
    for (const car of cars)
      for (const value of valuesOf(car)) totals[String(value)] = (totals[String(value)] ?? 0) + 1;
    return totals;
  };

  it('counts text, numbers, booleans and lists', async () => {
    expect(counts(await facetOf({ facet_by: 'make', max_facet_values: 50 }))).toEqual(
      tally(demoCars, (car) => [car.make]),
    );
    expect(counts(await facetOf({ facet_by: 'features', max_facet_values: 50 }))).toEqual(
      tally(demoCars, (car) => car.features),
    );
    expect(counts(await facetOf({ facet_by: 'certified' }))).toEqual(
      tally(demoCars, (car) => [car.certified]),
    );
    const years = await facetOf({ facet_by: 'year', filter_by: 'make:=Kia', max_facet_values: 50 });
    const kias = demoCars.filter((car) => car.make === 'Kia');
    expect(counts(years)).toEqual(tally(kias, (car) => [car.year]));
    const all = kias.map((car) => car.year);
    expect(years.stats).toMatchObject({
      min: Math.min(...all),
      max: Math.max(...all),
      sum: all.reduce((sum, year) => sum + year, 0),
    });
  });

  it('returns a facet without counts', async () => {
    const facet = await facetOf({ facet_by: 'price', filter_by: 'make:=Nobody' });
    expect(facet).toMatchObject({ field_name: 'price', counts: [], stats: { total_values: 0 } });
  });

  it('searches within a facet, typos allowed', async () => {
    const toyota = await facetOf({ facet_by: 'make,body', facet_query: 'make:to' });
    expect(toyota.counts).toEqual([
      { value: 'Toyota', count: count((car) => car.make === 'Toyota'), highlighted: '<mark>To</mark>yota' },
    ]);
    const corolla = await facetOf({ facet_by: 'model', facet_query: 'model:corola' });
    expect(corolla.counts.map(({ value }) => value)).toEqual(['Corolla']);
  });

  it('counts ranges', async () => {
    const facet = await facetOf({ facet_by: 'price(cheap:[0, 20000], mid:[20000, 40000], top:[40000, ])' });
    expect(counts(facet)).toEqual({
      cheap: count((car) => car.price < 20_000),
      mid: count((car) => car.price >= 20_000 && car.price < 40_000),
      top: count((car) => car.price >= 40_000),
    });
  });

  it('orders by count, or by alphabet', async () => {
    const byCount = (await facetOf({ facet_by: 'body' })).counts.map(({ count: total }) => total);
    expect(byCount).toEqual([...byCount].sort((a, b) => b - a));
    const byName = (await facetOf({ facet_by: 'make(sort_by: _alpha:asc)' })).counts.map(
      ({ value }) => value,
    );
    expect(byName).toEqual([...byName].sort());
  });
});

describe('curation of one search', () => {
  it('pins and hides', async () => {
    const pinned = await target.search({
      q: '*',
      sort_by: 'price:asc',
      pinned_hits: 'car-9:1,car-4:3',
      per_page: 4,
    });
    expect(idsOf(pinned)[0]).toBe('car-9');
    expect(idsOf(pinned)[2]).toBe('car-4');
    expect(pinned.hits.map((hit) => hit.curated ?? false)).toEqual([true, false, true, false]);
    expect(pinned.found).toBe(demoCars.length);
    const hidden = await target.search({
      q: '*',
      filter_by: 'id:[car-1,car-2,car-3]',
      hidden_hits: 'car-1,car-3',
    });
    expect(idsOf(hidden)).toEqual(['car-2']);
  });
});

describe('invalid searches', () => {
  const errors: [object, number, string][] = [
    [{}, 400, 'Parameter `q` is required.'],
    [{ q: 'kia' }, 400, 'No search fields specified for the query.'],
    [{ q: 'kia', query_by: 'nope' }, 404, 'Could not find a field named `nope` in the schema.'],
    [{ q: 'kia', query_by: 'price' }, 400, 'Field `price` should be a string or a string array.'],
    [
      { q: 'kia', query_by: 'make,name', query_by_weights: '1' },
      400,
      'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    ],
    [{ q: '*', facet_by: 'nope' }, 404, 'Could not find a facet field named `nope` in the schema.'],
    [{ q: '*', facet_by: 'name' }, 404, 'Could not find a facet field named `name` in the schema.'],
    [
      { q: '*', facet_by: 'make', facet_query: 'body:s' },
      400,
      'Facet query refers to a facet field `body` that is not part of `facet_by` parameter.',
    ],
    [{ q: '*', sort_by: 'nope:asc' }, 404, 'Could not find a field named `nope` in the schema for sorting.'],
    [{ q: '*', sort_by: 'price' }, 400, 'Parameter `sort_by` is malformed.'],
    [{ q: '*', sort_by: 'price:sideways' }, 400, 'Order for field` price` should be either ASC or DESC.'],
    [
      { q: '*', sort_by: 'price:asc,km:asc,year:asc,created:asc' },
      400,
      'Only upto 3 sort fields are allowed.',
    ],
    [{ q: '*', per_page: 251 }, 422, 'Only upto 250 hits can be fetched per page.'],
    [{ q: '*', page: 'two' }, 400, 'Parameter `page` must be an unsigned integer.'],
    [{ q: '*', collection: 'nobody' }, 404, 'Collection not found'],
  ];

  it.each(errors)('%j', async (search, code, error) => {
    expect(await target.search(search as Record<string, unknown>)).toEqual({ code, error });
  });
});
