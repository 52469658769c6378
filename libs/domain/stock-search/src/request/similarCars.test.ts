import { describe, expect, it } from 'vitest';
import { searchDocument, type SearchDocument } from '../document/searchDocument.ts';
import { exampleCar, now, site } from '../testing/site.ts';
import { listingFilter } from './listingFilter.ts';
import { similarCars, similarCarsRequests, similarPriceBand } from './similarCars.ts';

const hit = (id: number, fields: Record<string, unknown> = {}): SearchDocument =>
  searchDocument(exampleCar({ id, ...fields }), { now });
const ids = (hits: SearchDocument[]) => hits.map(({ id }) => Number(id));

describe('similarPriceBand', () => {
  it.each([
    [34_990, { min: 24_990, max: 44_990 }],
    [49_999, { min: 39_999, max: 59_999 }],
    [50_000, { min: 25_000, max: 75_000 }],
    [8000, { min: 0, max: 18_000 }],
    [10, null],
    [null, null],
  ])('[VD-11] for a car at %j is %j', (price, band) => {
    expect(similarPriceBand(exampleCar({ price }))).toEqual(band);
  });

  it('[VD-11] uses the displayed price', () => {
    expect(similarPriceBand(exampleCar({ price: 50_000, offer_price: 1000 }))).toEqual({
      min: 39_000,
      max: 59_000,
    });
  });
});

describe('similarCarsRequests', () => {
  const inStock = listingFilter({ ...site, baseFilters: { statuses: ['in_stock'] } }, { now });
  const common = `${inStock} && id:!=7 && item_type:=\`car\` && price:[24990..44990]`;

  it('[VD-11] search by model, body and item type: in stock, in the price band, not the car itself', () => {
    const requests = similarCarsRequests(exampleCar(), site, { now });
    expect(requests.map(({ filter_by }) => filter_by)).toEqual([
      `${common} && make:=\`Toyota\` && model:=\`RAV4\``,
      `${common} && body:=\`SUV\``,
      common,
    ]);
    expect(requests.every(({ per_page, q }) => per_page === 10 && q === '*')).toBe(true);
    expect(requests.map(({ sort_by }) => sort_by)).toEqual(
      Array(3).fill('custom_rank:desc,created_at_timestamp:desc,car_id:desc'),
    );
    expect(requests[0]).not.toHaveProperty('facet_by');
    expect(inStock).toContain('status:=[`in_stock`]');
    expect(inStock).not.toContain('sold');
  });

  it('[VD-11] have no price band without a price and no body search without a body', () => {
    const requests = similarCarsRequests(exampleCar({ price: null, body: null, simple_body: null }), site, {
      now,
    });
    expect(requests).toHaveLength(2);
    expect(requests[1]?.filter_by).toBe(`${inStock} && id:!=7 && item_type:=\`car\``);
  });

  it.each([
    [{ body: 'Van', simple_body: 'suv' }, 'SUV'],
    [{ body: 'Van', simple_body: null }, 'Van'],
  ])('[VD-11] with %j searches by the body %s', (fields, body) => {
    const requests = similarCarsRequests(exampleCar(fields), site, { now });
    expect(requests[1]?.filter_by).toBe(`${common} && body:=\`${body}\``);
  });

  it('[VD-11] keep the site’s base filters', () => {
    const used = { ...site, baseFilters: { carTypes: ['used'] as const, requirePrice: true } };
    const [request] = similarCarsRequests(exampleCar(), used, { now });
    expect(request?.filter_by).toContain('car_type:=[`used`] && price:>0');
  });
});

describe('similarCars', () => {
  it('[VD-11] puts the same model first, keeps the order, has each once and never the car itself', () => {
    const kluger = { model: 'Kluger' };
    const hits = [
      [hit(1, kluger), hit(7)],
      [hit(2), hit(1, kluger), hit(3, { make: 'Mazda' })],
      [hit(2), hit(4)],
    ];
    expect(ids(similarCars(exampleCar(), hits))).toEqual([2, 4, 1, 3]);
  });

  it('[VD-11] has six at most', () => {
    const hits = [Array.from({ length: 10 }, (_, at) => hit(at + 10))];
    expect(ids(similarCars(exampleCar(), hits))).toEqual([10, 11, 12, 13, 14, 15]);
    expect(ids(similarCars(exampleCar(), hits, 4))).toEqual([10, 11, 12, 13]);
    expect(ids(similarCars(exampleCar(), hits, 12))).toHaveLength(6);
    expect(similarCars(exampleCar(), [])).toEqual([]);
  });

  it('[VD-11] treats one model name of two makes as two models', () => {
    const hits = [[hit(1, { make: 'Other', model: 'RAV4' }), hit(2)]];
    expect(ids(similarCars(exampleCar(), hits))).toEqual([2, 1]);
  });
});
