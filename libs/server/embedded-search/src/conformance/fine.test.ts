import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCars } from './demoCars.ts';
import type { Target } from './target.ts';
import { idsOf, openTarget } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

describe('details of the protocol', () => {
  it('sorts by the best match for either direction of the score', async () => {
    const search = { q: 'toyota', query_by: 'name,make', per_page: 50 };
    const down = await target.search({ ...search, sort_by: '_text_match:desc,price:asc' });
    const up = await target.search({ ...search, sort_by: '_text_match:asc,price:asc' });
    expect(idsOf(up)).toEqual(idsOf(down));
  });

  it('computes distances with the protocol’s earth radius, and rounds them up to a precision', async () => {
    const from = 'spot(-33.8688, 151.2093';
    const near = await target.search({ q: '*', sort_by: `${from}):asc`, per_page: 250 });
    const meters = near.hits.map(
      (hit) => (hit as { geo_distance_meters?: { spot: number } }).geo_distance_meters?.spot,
    );
    expect(meters[0]).toBe(0);
    // A hundredth of a degree of latitude on a sphere of 6,369.63 km.
    expect(meters).toContain(1111);
    const coarse = await target.search({
      q: '*',
      sort_by: `${from}, precision: 5 km):asc,price:asc`,
      per_page: 3,
    });
    const ringed = demoCars
      .filter((car) => car.state === 'NSW' && car.spot[0] === -33.8688)
      .map((car) => car.price);
    expect(coarse.hits[0]!.document['price']).toBe(Math.min(...ringed));
  });

  it('finds the values of a facet query in the whole result, also with a pinned document', async () => {
    const counts = async (pins: { pinned_hits?: string }) => {
      // The first dear car is the 34th: the pinned one comes long before it.
      const query = { q: '*', filter_by: 'price:>50000', facet_by: 'make', facet_query: 'make:to', ...pins };
      return (await target.search(query)).facet_counts[0]!.counts;
    };
    expect(await counts({})).toEqual([expect.objectContaining({ value: 'Toyota' })]);
    expect(await counts({ pinned_hits: 'car-4:1' })).toEqual(await counts({}));
  });

  it('matches numbers of a facet literally, and booleans by their words only', async () => {
    const facet = async (facet_by: string, facet_query: string): Promise<string[]> => {
      const { facet_counts } = await target.search({
        q: '*',
        facet_by,
        facet_query,
        facet_strategy: 'exhaustive',
      });
      return facet_counts[0]!.counts.map(({ value }) => value);
    };
    expect(await facet('year', 'year:2015')).toEqual(['2015']);
    expect(await facet('certified', 'certified:true')).toEqual(['true']);
    expect(await facet('certified', 'certified:tr')).toEqual([]);
  });

  it('takes a pattern for the fields that are marked whole', async () => {
    const { hits } = await target.search({
      q: 'corolla',
      query_by: 'name',
      highlight_full_fields: 'na*',
      per_page: 1,
    });
    expect(hits[0]!.highlights[0]).toHaveProperty('value');
  });

  const errors: [object, string][] = [
    [{ sort_by: 'price:asc,' }, 'Order for field` price` should be either ASC or DESC.'],
    [{ sort_by: '_eval(make:=Kia' }, 'Parameter `sort_by` is malformed.'],
    [{ page: 'x', offset: -1 }, 'Parameter `offset` must be an unsigned integer.'],
    [{ pinned_hits: ':1' }, 'Pinned hits are not in expected format.'],
    [{ synonym_num_typos: 3 }, 'Value of `synonym_num_typos` must not be greater than 2.'],
    [
      { facet_by: 'make,body,year', facet_strategy: 'automatic,automatic' },
      'Size of facet_index_type does not match size of facets.',
    ],
  ];
  it.each(errors)('%j: %s', async (search, error) => {
    expect(await target.search({ q: '*', ...search })).toMatchObject({ code: 400, error });
  });
});
