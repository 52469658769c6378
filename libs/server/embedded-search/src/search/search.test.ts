import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOf } from '../facet/firstOf.ts';
import { fieldOrder } from '../facet/fieldOrder.ts';
import { parseQuery } from './parseQuery.ts';
import { readSortExpressions } from './readSortExpressions.ts';
import { SearchParams } from './searchParams.ts';
import { typoCosts } from './textOptions.ts';
import { topDocuments } from './topDocuments.ts';

describe('parseQuery', () => {
  it.each([
    ['*', { include: ['*'], exclude: [], phrases: [] }],
    ['', { include: ['*'], exclude: [], phrases: [] }],
    ['Toyota CX-5', { include: ['toyota', 'cx5'], exclude: [], phrases: [] }],
    ['toyota -corolla', { include: ['toyota'], exclude: [['corolla']], phrases: [] }],
    ['"ascent sport"', { include: ['*'], exclude: [], phrases: [['ascent', 'sport']] }],
    [
      'kia "s safety" -"gt line"',
      { include: ['kia'], exclude: [['gt', 'line']], phrases: [['s', 'safety']] },
    ],
    ['"open end', { include: ['open', 'end'], exclude: [], phrases: [] }],
    ['" spaced "', { include: ['*'], exclude: [], phrases: [['spaced']] }],
    ['a - b', { include: ['a', 'b'], exclude: [], phrases: [] }],
  ])('%j', (query, parsed) => {
    expect(parseQuery(query)).toEqual(parsed);
  });

  it('removes stop words', () => {
    expect(parseQuery('the red car', new Set(['the'])).include).toEqual(['red', 'car']);
    expect(parseQuery('the', new Set(['the'])).include).not.toEqual(['*']);
  });
});

describe('readSortExpressions', () => {
  it('splits outside parentheses', () => {
    expect(readSortExpressions('_eval([(a:=[1,2]):3,(b:1):2]):desc, spot(1, 2):asc ,price:desc')).toEqual([
      {
        expression: '_eval',
        order: 'DESC',
        cases: [
          { filter: 'a:=[1,2]', score: 3 },
          { filter: 'b:1', score: 2 },
        ],
      },
      { expression: 'spot(1, 2)', order: 'ASC' },
      { expression: 'price', order: 'DESC' },
    ]);
  });

  it.each([
    'price',
    'price:',
    '_eval',
    '_eval(a:=1',
    '_eval(a:=1)',
    '_eval([(a:=1):x]):desc',
    '_eval([(a:=1)]):desc',
  ])('rejects %s', (sortBy) => {
    expect(() => readSortExpressions(sortBy)).toThrow('Parameter `sort_by` is malformed.');
  });

  it('keeps a trailing comma in the order, which is rejected later', () => {
    expect(readSortExpressions('price:asc,')).toEqual([{ expression: 'price', order: 'ASC,' }]);
  });
});

describe('SearchParams', () => {
  const params = (given: Record<string, string>): SearchParams =>
    new SearchParams(new Map(Object.entries(given)));

  it('use the protocol’s defaults', () => {
    expect(params({}).perPage).toBe(10);
    expect(params({ facet_query: 'make:t' }).perPage).toBe(0);
    expect(params({ limit: '7' }).perPage).toBe(7);
    expect(params({}).prefixes).toEqual([true]);
    expect(params({ prefix: 'false,true' }).prefixes).toEqual([false, true]);
  });

  it.each(['page', 'per_page', 'max_facet_values', 'limit'])('reject a %s that is not an integer', (name) => {
    for (const value of ['-1', '1.5', 'x', '99999999999']) {
      expect(() => params({ [name]: value }).check()).toThrow(
        `Parameter \`${name}\` must be an unsigned integer.`,
      );
    }
  });
});

describe('typoCosts', () => {
  const rules = { minLength1: 4, minLength2: 7, inNumbers: true, inMixed: true };
  it.each([
    ['kia', [0]],
    ['ford', [0, 1]],
    ['corolla', [0, 1, 2]],
  ])('%s', (word, costs) => {
    expect(typoCosts(word, rules)).toEqual(costs);
  });
  it('allows no typos in numbers if the option says so', () => {
    expect(typoCosts('20182019', { ...rules, inNumbers: false })).toEqual([0]);
  });
});

describe('the first items', () => {
  it('law: of documents by keys are those of a full sort', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(rows, fc.nat(70), (pairs, count) => {
        const docs = Uint32Array.from(pairs.keys());
        const keys = [0, 1].map((at) => Float64Array.from(pairs, (pair) => pair[at]!));
        const all = Array.from(docs).sort(
          (a, b) => keys[0]![b]! - keys[0]![a]! || keys[1]![b]! - keys[1]![a]! || b - a,
        );
        expect(Array.from(topDocuments(docs, keys, count))).toEqual(all.slice(0, count));
      }),
    );
  });

  it('law: of any list are those of a full sort', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), (items, count) => {
        const compare = (a: number, b: number): number => a - b;
        expect(firstOf(items, count, compare)).toEqual([...items].sort(compare).slice(0, count));
      }),
    );
  });
});

describe('fieldOrder', () => {
  it('is the order in which a Typesense server lists the fields of a pattern', () => {
    const given = ['make', 'model', 'badge', 'year', 'price', 'km', 'body', 'state', 'tag', 'transmission'];
    expect(fieldOrder(given)).toEqual([
      'transmission',
      'model',
      'price',
      'badge',
      'body',
      'tag',
      'km',
      'state',
      'make',
      'year',
    ]);
  });
});
