import { describe, expect, it } from 'vitest';
import { Collection } from '../collection/Collection.ts';
import { writeDocument } from '../collection/writeDocument.ts';
import { parseSchema } from '../schema/parseSchema.ts';
import { applyFilterOverrides, applyOverrides } from './applyOverrides.ts';
import { expandSynonyms } from './expandSynonyms.ts';
import { parseOverride } from './Override.ts';
import { parseSynonym } from './Synonym.ts';

describe('expandSynonyms', () => {
  const synonyms = [
    parseSynonym('vw', { synonyms: ['vw', 'vdub', 'volkswagen'] }),
    parseSynonym('ute', { root: 'ute', synonyms: ['pick up', 'utility'] }),
    parseSynonym('people', { synonyms: ['people mover', 'van'] }),
  ];

  it.each([
    [
      'vw golf',
      [
        ['vdub', 'golf'],
        ['volkswagen', 'golf'],
      ],
    ],
    [
      'red ute',
      [
        ['red', 'pick', 'up'],
        ['red', 'utility'],
      ],
    ],
    ['utility', []],
    ['people mover cheap', [['van', 'cheap']]],
    ['mazda', []],
  ])('%s', (query, expected) => {
    expect(expandSynonyms(query.split(' '), synonyms, { prefix: false, typos: 0 })).toEqual(expected);
  });

  it('matches prefixes if the option is set', () => {
    expect(expandSynonyms(['volks'], synonyms, { prefix: true, typos: 0 })).toContainEqual(['vdub']);
    expect(expandSynonyms(['volks', 'golf'], synonyms, { prefix: true, typos: 0 })).toContainEqual([
      'vdub',
      'golf',
    ]);
    // A word that is part of a synonym is not the prefix of a longer one.
    expect(expandSynonyms(['people', 'mov'], synonyms, { prefix: true, typos: 0 })).toContainEqual(['van']);
    expect(expandSynonyms(['utility'], synonyms, { prefix: true, typos: 0 })).toEqual([]);
  });

  it('matches words with typos if the option is set', () => {
    expect(expandSynonyms(['volkswagn'], synonyms, { prefix: false, typos: 1 })).toContainEqual(['vw']);
    expect(expandSynonyms(['volkswagn'], synonyms, { prefix: false, typos: 0 })).toEqual([]);
  });
});

describe('overrides', () => {
  const collection = new Collection(
    parseSchema({
      name: 'cars',
      fields: [
        { name: 'make', type: 'string', facet: true },
        { name: 'price', type: 'int32' },
      ],
    }),
    0,
  );
  writeDocument(collection, { id: '1', make: 'Land Rover', price: 5 }, 'create');
  const request = { filterBy: '', tags: [] as string[], now: 1000 };
  const pin = { includes: [{ id: '1', position: 1 }] };

  it('apply to the whole query or to a part of it', () => {
    const exact = parseOverride('a', { rule: { query: 'Big Sale', match: 'exact' }, ...pin });
    const part = parseOverride('b', { rule: { query: 'sale', match: 'contains' }, ...pin });
    const pins = (override: typeof exact, query: string): number =>
      applyOverrides([override], { ...request, query }, collection).pins.length;
    expect([
      pins(exact, 'big sale'),
      pins(exact, 'big sale now'),
      pins(part, 'big sale now'),
      pins(part, 'wholesale'),
    ]).toEqual([1, 0, 1, 0]);
  });

  it('have a start, an end and tags', () => {
    const timed = parseOverride('a', {
      rule: { query: '*', match: 'exact' },
      ...pin,
      effective_from_ts: 2000,
      effective_to_ts: 3000,
    });
    const at = (now: number): number =>
      applyOverrides([timed], { ...request, query: '*', now }, collection).pins.length;
    expect([at(1999), at(2000), at(3000), at(3001)]).toEqual([0, 1, 1, 0]);
    const tagged = parseOverride('b', { rule: { tags: ['home'] }, ...pin });
    const withTags = (tags: string[]): number =>
      applyOverrides([tagged], { ...request, query: 'x', tags }, collection).pins.length;
    expect([withTags([]), withTags(['home']), withTags(['other'])]).toEqual([0, 1, 0]);
  });

  it('replace a query, and still filter', () => {
    const override = parseOverride('a', {
      rule: { query: 'bargain', match: 'exact' },
      replace_query: 'rover',
      filter_by: 'price:<10',
      remove_matched_tokens: false,
    });
    const curation = applyOverrides([override], { ...request, query: 'bargain' }, collection);
    expect(curation.query).toBe('rover');
    const { words, filters } = applyFilterOverrides(
      curation.filtering,
      ['rover'],
      ['bargain'],
      collection,
      curation,
    );
    expect(words).toEqual(['rover']);
    expect(filters).toHaveLength(1);
  });

  it('fill a placeholder with the value in a query', () => {
    const override = parseOverride('a', {
      rule: { query: '{make} under ten', match: 'contains' },
      filter_by: 'make:={make} && price:<10',
    });
    const curation = applyOverrides([override], { ...request, query: 'land rover under ten' }, collection);
    const asked = ['land', 'rover', 'under', 'ten'];
    const { words, filters } = applyFilterOverrides(curation.filtering, asked, asked, collection, curation);
    expect(words).toEqual(['under', 'ten']);
    expect(filters[0]).toMatchObject({ kind: 'and', left: { field: 'make', values: ['land rover'] } });
  });

  it.each([
    [{}, 'Missing `rule` definition.'],
    [{ rule: {} }, 'The `rule` definition must contain either a `tags` or a `query` and `match`.'],
    [{ rule: { tags: ['a'] } }, 'Must contain one of: `includes`'],
    [{ rule: { tags: ['a'] }, includes: [{ id: 1, position: 1 }] }, 'Inclusion `id` must be a string.'],
  ])('%j is rejected', (body, message) => {
    expect(() => parseOverride('a', body)).toThrow(message);
  });
});
