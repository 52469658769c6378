import {
  matchedDocument,
  searchMatcher,
  type IndexedFields,
  type SearchFields,
  type SearchSite,
} from '@forecourt/stock-search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchAlerts } from './searchAlerts.ts';

const site: SearchSite = { slug: 'harbour-city' };

const anyOf = <Value>(...values: Value[]) => fc.constantFrom(...values);
const makes = anyOf('Kia', 'Toyota', 'Land Rover');
const models = anyOf('Rio', 'RAV4', 'Defender');
const bodies = anyOf('SUV', 'Hatchback');

const document: fc.Arbitrary<Partial<IndexedFields>> = fc.record(
  {
    make: makes,
    model: models,
    body: bodies,
    price: fc.integer({ min: 10, max: 13 }),
    filtered_features: fc.subarray(['Tow bar', 'Roof rails']),
  },
  { requiredKeys: [] },
);
const search: fc.Arbitrary<SearchFields> = fc.record(
  {
    make: fc.array(makes, { maxLength: 2 }),
    model: fc.array(models, { maxLength: 2 }),
    body: fc.array(bodies, { maxLength: 2 }),
    filtered_features: fc.subarray(['Tow bar', 'Roof rails']),
    price: fc.array(fc.record({ min: fc.integer({ min: 10, max: 13 }), max: fc.constant(null) }), {
      maxLength: 1,
    }),
  },
  { requiredKeys: [] },
);

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

describe('searchAlerts', () => {
  it('law: it finds what comparing every search finds, whatever was added and removed', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.nat(12), search), { maxLength: 40 });
    fc.assert(
      fc.property(steps, document, fc.option(document), (all, car, earlier) => {
        const alerts = searchAlerts(site);
        const kept = new Map<number, SearchFields>();
        for (const [isAdded, id, fields] of all) {
          if (!isAdded) {
            alerts.remove(id);
            kept.delete(id);
          } else if (!kept.has(id)) {
            kept.set(id, fields);
            alerts.add(id, fields);
          } else alerts.add(id, {});
        }
        const now = matchedDocument(car);
        const before = earlier && matchedDocument(earlier);
        const expected = [...kept].flatMap(([id, fields]) => {
          const { matches } = searchMatcher(fields, site);
          return matches(now) && !(before && matches(before)) ? [id] : [];
        });
        expect(sorted(alerts.found(now, before))).toEqual(sorted(expected));
        expect(sorted([...alerts.ids()])).toEqual(sorted([...kept.keys()]));
      }),
    );
  });

  it('a vehicle that was found before is no news, one whose price fell into the search is', () => {
    const alerts = searchAlerts(site);
    alerts.add(1, { make: ['Kia'], price: [{ min: null, max: 30_000 }] });
    const at = (price: number) => matchedDocument({ make: 'Kia', price });
    expect(alerts.found(at(29_000), null)).toEqual([1]);
    expect(alerts.found(at(28_000), at(29_000))).toEqual([]);
    expect(alerts.found(at(29_000), at(31_000))).toEqual([1]);
    expect(alerts.has(1)).toBe(true);
    alerts.remove(1);
    alerts.remove(1);
    expect(alerts.has(1)).toBe(false);
    expect(alerts.found(at(29_000), null)).toEqual([]);
  });
});
