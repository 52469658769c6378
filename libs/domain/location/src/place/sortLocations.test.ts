import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCATION_TYPES } from './locationType.ts';
import type { LocationType } from './locationType.ts';
import { locationsFor } from './locationsFor.ts';
import type { LocationVariant } from './locationsFor.ts';
import { sortLocations } from './sortLocations.ts';

const place = (id: number, type: LocationType, name: string, primary = false, visible = true) => ({
  id,
  location_type: type,
  name,
  primary,
  visible,
});
const all = [
  place(1, '', 'Dubbo'),
  place(2, 'parts', 'Geebung'),
  place(3, 'service', 'North Lakes'),
  place(4, 'sales', 'Kedron'),
  place(5, 'sales', 'Aspley'),
  place(6, 'sales', 'Zillmere', true),
  place(7, 'service', 'Chermside', true),
  place(8, 'sales', 'Secret', true, false),
];
const ids = (places: { id: number }[]) => places.map(({ id }) => id);

describe('sortLocations', () => {
  it('[LO-02] puts sales before service before parts before the rest, the primary first, then names', () => {
    expect(ids(sortLocations(all))).toEqual([6, 5, 4, 7, 3, 2, 1]);
    expect(sortLocations([])).toEqual([]);
  });

  it('[LO-02] sorts names by locale, with numbers in numeric order', () => {
    const places = ['Yard 10', 'yard 9', 'Éclair', 'Zoo', 'apple'].map((name, id) =>
      place(id, 'sales', name),
    );
    expect(sortLocations(places).map(({ name }) => name)).toEqual([
      'apple',
      'Éclair',
      'yard 9',
      'Yard 10',
      'Zoo',
    ]);
  });

  it('[LO-02] law: does not change its input, gives one order for any input order, and leaves out only invisible locations', () => {
    const places = fc.array(
      fc.record({
        id: fc.nat(),
        location_type: fc.constantFrom(...LOCATION_TYPES),
        name: fc.constantFrom('a', 'b', 'c'),
        primary: fc.boolean(),
        visible: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(places, (list) => {
        const copy = [...list];
        const sorted = sortLocations(list);
        expect(list).toEqual(copy);
        expect(new Set(sorted)).toEqual(new Set(list.filter(({ visible }) => visible)));
        const ranks = sorted.map(({ location_type: type }) => LOCATION_TYPES.indexOf(type));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(sortLocations(sorted)).toEqual(sorted);
      }),
    );
  });
});

describe('locationsFor', () => {
  it.each<[LocationVariant, number[]]>([
    ['all', [6, 5, 4, 7, 3, 2, 1]],
    ['sales', [6, 5, 4]],
    ['service', [7, 3]],
    ['parts', [2]],
    ['service-and-parts', [7, 3, 2]],
    ['primary', [6]],
    [3, [3]],
    [8, []],
    [99, []],
  ])('shows for %j the locations %j', (variant, expected) => {
    expect(ids(locationsFor(variant, all))).toEqual(expected);
  });

  it('finds the primary one at any index', () => {
    const places = [place(1, 'sales', 'Aspley'), place(2, 'service', 'Chermside', true)];
    expect(ids(locationsFor('primary', places))).toEqual([2]);
  });

  it('falls back to the first visible one', () => {
    const none = all.map((location) => ({ ...location, primary: false }));
    expect(ids(locationsFor('primary', none))).toEqual([5]);
    expect(locationsFor('primary', [])).toEqual([]);
  });
});
