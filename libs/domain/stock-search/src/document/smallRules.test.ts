import { describe, expect, it } from 'vitest';
import { RANGE_FACETS, TEXT_FACETS } from '../state/facets.ts';
import { facetField } from '../request/facetField.ts';
import { bodyLabel } from './bodyLabel.ts';
import { carCollectionSchema } from './carCollectionSchema.ts';
import { siteCollection } from './siteCollection.ts';
import { customRank } from './customRank.ts';
import { present } from './present.ts';
import { priceRangeLabel } from './priceRangeLabel.ts';

describe('priceRangeLabel', () => {
  it.each([
    [11, 'Under $10,000'],
    [9999.99, 'Under $10,000'],
    [10_000, '$10,000 to $19,999'],
    [19_999, '$10,000 to $19,999'],
    [20_000, '$20,000 to $29,999'],
    [30_000, '$30,000 to $39,999'],
    [40_000, '$40,000 to $49,999'],
    [49_999, '$40,000 to $49,999'],
    [50_000, '$50,000 to $74,999'],
    [75_000, '$75,000 to $99,999'],
    [99_999, '$75,000 to $99,999'],
    [100_000, '$100,000 and over'],
    [5_000_000, '$100,000 and over'],
    [-1, 'Under $10,000'],
  ])('[SR-02] puts $%d into %j', (price, label) => {
    expect(priceRangeLabel(price)).toBe(label);
  });
});

describe('customRank', () => {
  const inStock = { status: 'in_stock', reserved: false, primary_image_url: '/a.webp' };

  it.each([
    [{}, 20_000, 5],
    [{}, null, 4],
    [{ primary_image_url: null }, 20_000, 4],
    [{ primary_image_url: null }, null, 3],
    [{ reserved: true }, 20_000, 2],
    [{ status: 'coming_soon' }, 20_000, 2],
    [{ status: 'sold' }, 20_000, 1],
    [{ status: 'sold', reserved: true }, null, 1],
    [{ status: 'on_hold' }, 20_000, 0],
  ])('[SR-15] ranks %j at $%j as %d', (change, price, rank) => {
    expect(customRank({ ...inStock, ...change }, price)).toBe(rank);
  });
});

describe('bodyLabel', () => {
  it.each([
    ['suv', 'SUV'],
    ['Sport Utility', 'SUV'],
    ['hatchback', 'Hatch'],
    ['Station Wagon', 'Wagon'],
    ['peopleMover', 'People mover'],
    ['lightTruck', 'Light truck'],
    ['Other', 'Other'],
    ['Hovercraft', 'Other'],
    ['', null],
    [null, null],
  ])('calls %j %j', (body, label) => {
    expect(bodyLabel(body)).toBe(label);
  });
});

describe('carCollectionSchema', () => {
  const schema = carCollectionSchema('Car_production_1');
  const byName = new Map(schema.fields.map((field) => [field.name, field]));

  it('[SR-15] ranks by custom_rank in the site’s collection with the prefix Car_production', () => {
    expect(schema.name).toBe('Car_production_1');
    expect(schema.default_sorting_field).toBe('custom_rank');
    expect(byName.get('custom_rank')).toEqual({ name: 'custom_rank', type: 'int32' });
    expect(siteCollection('harbour-city')).toBe('Car_production_harbour-city');
  });

  it('[SR-02] has every facet', () => {
    for (const facet of [...TEXT_FACETS, ...RANGE_FACETS])
      expect(byName.get(facetField(facet))?.facet, facet).toBe(true);
  });

  it('has each field once, and never a private one', () => {
    expect(byName.size).toBe(schema.fields.length);
    for (const secret of ['vin', 'regplate', 'private_suburb', 'private_postcode'])
      expect(byName.has(secret)).toBe(false);
  });
});

describe('present', () => {
  it('keeps 0, false and the empty text', () => {
    expect(present({ a: 0, b: false, c: '', d: null, e: undefined, f: [] })).toEqual({
      a: 0,
      b: false,
      c: '',
      f: [],
    });
    expect(Object.keys(present({ d: null, e: undefined }))).toEqual([]);
  });
});
