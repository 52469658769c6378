import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseField } from '../schema/parseSchema.ts';
import { Bitset } from './Bitset.ts';
import { FacetValues } from './FacetValues.ts';
import { shortFloat } from './facetText.ts';
import { NumberColumn } from './NumberColumn.ts';
import { TextColumn } from './TextColumn.ts';

describe('Bitset', () => {
  const docs = fc.uniqueArray(fc.nat(99));
  const setOf = (members: readonly number[]): Bitset => {
    const set = new Bitset(100);
    for (const doc of members) set.add(doc);
    return set;
  };

  it('is a set: and, or, not, count and order', () => {
    fc.assert(
      fc.property(docs, docs, (a, b) => {
        const list = (set: Bitset): number[] => Array.from(set.toArray());
        const ordered = (members: number[]): number[] => members.sort((x, y) => x - y);
        expect(list(setOf(a).and(setOf(b)))).toEqual(ordered(a.filter((doc) => b.includes(doc))));
        expect(list(setOf(a).or(setOf(b)))).toEqual(ordered([...new Set([...a, ...b])]));
        expect(list(setOf(a).andNot(setOf(b)))).toEqual(ordered(a.filter((doc) => !b.includes(doc))));
        expect(setOf(a).count()).toBe(a.length);
        expect(setOf(a).isEmpty()).toBe(a.length === 0);
      }),
    );
  });
});

describe('shortFloat', () => {
  it.each([
    [29990, '29990'],
    [0.1, '0.1'],
    [Math.fround(19.99), '19.99'],
    [1234567, '1.23457e+06'],
    [1500000, '1.5e+06'],
    [-0.00001234, '-1.234e-05'],
    [0, '0'],
  ])('%d is %s', (value, text) => {
    expect(shortFloat(value)).toBe(text);
  });
});

describe('FacetValues', () => {
  it.each([true, false])('keep the latest values of documents and free memory (lists: %s)', (isArray) => {
    const value = fc.constantFrom('SUV', 'suv', 'Ute / Tray', 'Sedan', 'Coupe');
    const write = fc.record({ doc: fc.nat(20), values: fc.array(value, { maxLength: isArray ? 4 : 1 }) });
    fc.assert(
      fc.property(fc.array(write, { maxLength: 200 }), (writes) => {
        const facet = new FacetValues(isArray);
        const model = new Map<number, string[]>();
        for (const { doc, values } of writes) {
          facet.set(doc, values);
          model.set(doc, values);
        }
        for (const [doc, values] of model)
          expect(facet.of(doc).map((id) => facet.values[id])).toEqual(values);
        const live = new Set([...model.values()].flat());
        expect(
          facet
            .withKey('suv')
            .map((id) => facet.values[id] ?? '')
            .sort(),
        ).toEqual(['SUV', 'suv'].filter((one) => live.has(one)));
        for (const doc of model.keys()) facet.clear(doc);
        expect(facet.idOf('SUV')).toBeUndefined();
        expect(facet.size).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('columns', () => {
  it('store numbers in single precision, and remove them', () => {
    const column = new NumberColumn(parseField({ name: 'price', type: 'float', facet: true }), () => 0);
    column.add(3, 19.99);
    expect(column.values[3]).toBe(Math.fround(19.99));
    expect(column.facet?.of(3).map((id) => column.facet?.values[id])).toEqual(['19.99']);
    column.remove(3);
    expect(column.values[3]).toBeNaN();
  });

  it.each([true, false])('rank texts by their words, equal ones alike (facet: %s)', (facet) => {
    const column = new TextColumn(parseField({ name: 'make', type: 'string', sort: true, facet }), () => 0);
    ['Kia', 'BMW', 'kia', 'Audi'].forEach((make, doc) => column.add(doc, make));
    expect(Array.from(column.ranks().subarray(0, 4))).toEqual([3, 2, 3, 1]);
    column.remove(1, 'BMW');
    expect(column.ranks()[1]).toBeNaN();
  });

  it('index the words of a facet field lazily, and keep them up to date', () => {
    const column = new TextColumn(
      parseField({ name: 'features', type: 'string[]', facet: true }),
      (doc) => doc,
    );
    column.add(0, ['Tow Bar', 'Roof Racks']);
    column.add(1, ['Tow Bar', 'x'.repeat(300) + ' end']);
    expect(column.text.documentsWith(column.text.idOf('tow')!)).toBe(2);
    expect(column.text.idOf('end')).toBeDefined();
    column.remove(0, ['Tow Bar', 'Roof Racks']);
    expect(column.text.documentsWith(column.text.idOf('tow')!)).toBe(1);
    expect(column.text.idOf('racks')).toBeUndefined();
  });
});
