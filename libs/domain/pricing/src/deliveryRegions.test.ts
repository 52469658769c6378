import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryPrice } from './deliveryPrice.ts';
import { DELIVERY_REGIONS, regionBands } from './deliveryRegions.ts';

const prices = {
  'Elsewhere in Queensland': 690,
  'Cairns region': 990,
  Brisbane: 0,
  'Northern Territory': 1950,
};

describe('regionBands', () => {
  it.each([
    ['4000', 'Brisbane', 0],
    ['4179', 'Brisbane', 0],
    ['4180', 'Elsewhere in Queensland', 690],
    ['4870', 'Cairns region', 990],
    ['4810', 'Elsewhere in Queensland', 690],
    ['0820', 'Northern Territory', 1950],
  ])('[VD-12] prices %s by %s: %d', (postcode, name, price) => {
    expect(deliveryPrice(postcode, regionBands(prices))).toMatchObject({ name, price });
  });

  it.each(['2000', '7000', '0000'])(
    '[VD-12] has no price for %s, whose region is not in the table',
    (postcode) => {
      expect(deliveryPrice(postcode, regionBands(prices))).toHaveProperty('error');
    },
  );

  it('[VD-12] has a price up to the coast, and none for an island that no truck reaches', () => {
    const everywhere = regionBands(Object.fromEntries(DELIVERY_REGIONS.map((name) => [name, 900])));
    const priced = (codes: string[]) => codes.filter((code) => 'price' in deliveryPrice(code, everywhere));
    expect(priced(['2898', '2899', '7151', '6798', '6799'])).toEqual([]);
    const mainland = ['2897', '2900', '2912', '7150', '7152', '6797'];
    expect(priced(mainland)).toEqual(mainland);
  });

  it('no region is fully covered by an earlier one: each has a postcode that only it prices', () => {
    const all = regionBands(Object.fromEntries(DELIVERY_REGIONS.map((name, index) => [name, index])));
    expect([...new Set(all.map(({ name }) => name))]).toEqual(DELIVERY_REGIONS);
    const named = new Set<string>();
    for (let code = 0; code < 10_000; code += 1) {
      const found = deliveryPrice(String(code).padStart(4, '0'), all);
      if ('name' in found) named.add(found.name);
    }
    expect([...named].sort()).toEqual([...DELIVERY_REGIONS].sort());
  });

  it('the order of the dealer’s prices makes no difference', () => {
    const anyPrices = fc.dictionary(fc.constantFrom(...DELIVERY_REGIONS), fc.integer({ min: 0, max: 3000 }));
    fc.assert(
      fc.property(anyPrices, (some) => {
        const turned = Object.fromEntries(Object.entries(some).toReversed());
        expect(regionBands(turned)).toEqual(regionBands(some));
      }),
    );
  });
});
