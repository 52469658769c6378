import { describe, expect, it } from 'vitest';
import { searchDocument } from '../document/searchDocument.ts';
import type { SearchFields } from '../state/searchState.ts';
import { exampleCar, now, site } from '../testing/site.ts';
import { parseSearchUrl } from '../url/parseSearchUrl.ts';
import { matchedDocument, searchMatcher } from './searchMatcher.ts';

const example = matchedDocument(searchDocument(exampleCar(), { now, weekly: null }));
const found = (fields: SearchFields, document = example) => searchMatcher(fields, site).matches(document);
const ranges = (min: number | null, max: number | null) => [{ min, max }];

describe('[SR-15] searchMatcher', () => {
  it.each<[SearchFields, boolean]>([
    [{}, true],
    [{ make: ['Toyota'] }, true],
    [{ make: ['Mazda'] }, false],
    [{ make: ['Mazda', 'Toyota'], body: ['SUV'] }, true],
    [{ make: ['Toyota'], body: ['Sedan'] }, false],
    [{ colour: ['BLACK'] }, true],
    [{ filtered_features: ['roof-rails'] }, false],
    [{ filtered_features: ['Roof Rails'] }, true],
    [{ categories: ['Prestige'] }, false],
    [{ certified: ['false'] }, true],
    [{ sleeps: ['4'] }, false],
    [{ price: ranges(34_990, null) }, true],
    [{ price: ranges(null, 34_989) }, false],
    [
      {
        price: [
          { min: 1, max: 2 },
          { min: 30_000, max: 40_000 },
        ],
      },
      true,
    ],
    [{ weekly_price_range: ranges(null, 500) }, false],
    [{ query: 'rav cruis' }, true],
    [{ query: 'rav hilux' }, false],
    [{ query: 'toyota -black' }, false],
    [{ query: 'toyota -red & !' }, true],
    [{ near: { label: 'Brisbane', point: { lat: -27.468, long: 153.028 } }, radiusKm: 5 }, true],
    [{ near: { label: 'Brisbane', point: { lat: -27.468, long: 153.028 } }, radiusKm: 1 }, false],
    [{ near: { label: 'Perth', point: { lat: -31.95, long: 115.86 } } }, true],
    [{ bounds: { south: -28, west: 153, north: -27, east: 154 } }, true],
    [{ bounds: { south: -28, west: 150, north: -27, east: 151 } }, false],
  ])('%j finds the example: %s', (fields, expected) => {
    expect(found(fields)).toBe(expected);
  });

  it('a state is found by its letters and its name, of searches and of vehicles that an earlier version kept', () => {
    for (const kept of ['QLD', 'Queensland'])
      for (const chosen of ['QLD', 'Queensland'])
        expect(found({ state: [chosen] }, matchedDocument({ state: kept })), `${chosen} ${kept}`).toBe(true);
    expect(found({ state: ['Victoria'] }, matchedDocument({ state: 'Queensland' }))).toBe(false);
    expect(found({ state: ['Otago'] }, matchedDocument({ state: 'Otago' }))).toBe(true);
  });

  it('a vehicle without a field or a place is not found by it', () => {
    const empty = matchedDocument({});
    expect(found({ make: ['Toyota'] }, empty)).toBe(false);
    expect(found({ near: { label: 'x', point: { lat: 0, long: 0 } }, radiusKm: 5_000 }, empty)).toBe(false);
    expect(found({ bounds: { south: -1, west: -1, north: 1, east: 1 } }, empty)).toBe(false);
  });

  it('the path of prestige cars is a make of the site, or a price', () => {
    const prestige = parseSearchUrl('/search/prestige-cars', site);
    expect(found(prestige)).toBe(false);
    expect(found(prestige, matchedDocument({ make: 'Porsche' }))).toBe(true);
    expect(found(prestige, matchedDocument({ make: 'Kia', price: 100_000 }))).toBe(true);
    expect(found(prestige, matchedDocument({ price: 99_999 }))).toBe(false);
    const noPrice = { ...site, vocabulary: { ...site.vocabulary, prestige: { makes: ['BMW'] } } };
    expect(searchMatcher(prestige, noPrice).matches(matchedDocument({ price: 100_000 }))).toBe(false);
    const noMakes = { ...site, vocabulary: { ...site.vocabulary, prestige: { minPrice: 1 } } };
    expect(searchMatcher(prestige, noMakes).matches(matchedDocument({ price: 2 }))).toBe(true);
    expect(searchMatcher({ currentPath: '/search/prestige-cars' }, { slug: 'a' }).matches(example)).toBe(
      true,
    );
  });
});
