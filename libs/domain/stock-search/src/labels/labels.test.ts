import { describe, expect, it, test } from 'vitest';
import { massName, namedValue, rangeValue } from './rangeValue.ts';
import { namedLabel, valueLabel, type LabelSite } from './valueLabel.ts';

const site: LabelSite = {
  stock: { itemTypes: ['car', 'caravan'], trimLocationNames: true, preOwnedLabel: true },
  locations: [{ name: 'Northside Mazda Aspley - Sales', slug: 'aspley', dealership_slug: 'northside' }],
  dealerships: [{ slug: 'northside' }],
};

describe('[SR-02] labels', () => {
  it.each([
    ['car_type', 'used', 'Pre-Owned', 'Pre-Owned'],
    ['car_type', 'other', 'other', 'other'],
    ['item_type', 'caravan', 'Caravans', 'Caravans'],
    ['item_type', 'boat', 'boat', 'boat'],
    ['location_name', 'Northside Mazda Aspley - Sales', 'Northside Mazda Aspley', 'Northside Mazda Aspley'],
    ['location_name', 'Elsewhere - Sales', 'Elsewhere - Sales', 'Elsewhere - Sales'],
    ['status', 'in_stock', 'In stock', 'In stock'],
    ['status', 'lost', 'lost', 'lost'],
    ['certified', 'true', 'Certified', 'Certified'],
    ['certified', 'false', 'Not certified', 'Not certified'],
    ['sleeps', '1', '1 person', 'Sleeps 1'],
    ['sleeps', '5', '5 people', 'Sleeps 5'],
    ['axle_type', 'Tandem Axle', 'Tandem', 'Tandem axle'],
    ['axle_type', 'Tandem Independent', 'Tandem independent', 'Tandem independent'],
    ['colour', 'Red', 'Red', 'Red'],
  ] as const)('of %s %j is %j below a title and %j without one', (facet, value, label, named) => {
    expect(valueLabel(facet, value, site)).toBe(label);
    expect(namedLabel(facet, value, site)).toBe(named);
  });

  test.each([
    ['price', 30_000, '$30,000', '$30,000'],
    ['subscription_price', 200, '$200 a week', '$200 a week'],
    ['weekly_price_range', 150, '$150 a week', '$150 a week'],
    ['km', 80_000, '80,000 km', '80,000 km'],
    ['year', 2018, '2018', '2018'],
    ['seats', 7, '7 seats', '7 seats'],
    ['seats', 1, '1 seat', '1 seat'],
    ['body_length', 18, '18 ft', '18 ft'],
    ['tare_weight', 2_000, '2,000 kg', '2,000 kg tare'],
    ['aggregate_trailer_mass', 2_500, '2,500 kg', '2,500 kg ATM'],
  ] as const)('of %s %d is %j below a title and %j without one', (facet, value, label, named) => {
    expect(rangeValue(facet, value)).toBe(label);
    expect(namedValue(facet, value)).toBe(named);
  });

  test('only masses have a name', () => {
    expect([massName('tare_weight'), massName('km')]).toEqual(['tare', null]);
  });
});
