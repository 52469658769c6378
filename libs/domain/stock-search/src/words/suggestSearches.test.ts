import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now } from '../testing/site.ts';
import { findPlace, wordsSite } from '../testing/wordsSite.ts';
import { parseSearchUrl } from '../url/parseSearchUrl.ts';
import { suggestSearches, type SuggestionSource } from './suggestSearches.ts';

const source: SuggestionSource = {
  site: wordsSite,
  stock: {
    makes: [
      { value: 'Toyota', count: 50 },
      { value: 'Mazda', count: 32 },
      { value: 'Land Rover', count: 5 },
    ],
    models: [
      { make: 'Toyota', model: 'Corolla', count: 10 },
      { make: 'Toyota', model: 'Hilux', count: 9 },
      { make: 'Mazda', model: 'CX-5', count: 7 },
      { make: 'Toyota', model: 'Landcruiser', count: 4 },
      { make: 'Toyota', model: 'Landcruiser Prado', count: 3 },
      { make: 'Toyota', model: 'RAV4', count: 2 },
    ],
    bodies: [
      { value: 'SUV', count: 172 },
      { value: 'Ute', count: 65 },
      { value: 'Hatch', count: 62 },
      { value: 'People mover', count: 2 },
    ],
    locations: [{ value: 'Harbour City Motors Newstead - Sales', count: 40 }],
  },
  recent: [
    { text: 'red hilux under 40k', url: '/search/new-used-and-demo-cars/?colour=Red&words=red' },
    { text: 'tow bar', url: '/search/new-used-and-demo-cars/?query=tow+bar' },
  ],
  options: { now, findPlace },
};
const labels = (text: string) => suggestSearches(text, source).map(({ kind, label }) => `${kind}: ${label}`);

describe('suggestSearches', () => {
  it.each([
    ['hil', ['model: Toyota Hilux', 'recent: red hilux under 40k']],
    [
      'toy',
      [
        'make: Toyota',
        'model: Toyota Corolla',
        'model: Toyota Hilux',
        'model: Toyota Landcruiser',
        'model: Toyota Landcruiser Prado',
      ],
    ],
    ['toyota h', ['words: Toyota · “h”', 'model: Toyota Hilux']],
    ['toyota hilux', ['model: Toyota Hilux']],
    ['cx5', ['model: Mazda CX-5']],
    ['5', ['model: Mazda CX-5']],
    ['land', ['make: Land Rover', 'model: Toyota Landcruiser', 'model: Toyota Landcruiser Prado']],
    ['prado', ['model: Toyota Landcruiser Prado']],
    ['suv', ['body: SUV']],
    ['hilxu', ['model: Toyota Hilux']],
    ['toyta', ['make: Toyota']],
    ['hatchbak', ['body: Hatch']],
    ['corollas', ['model: Toyota Corolla']],
    ['rangie', ['words: Land Rover Range Rover']],
    ['mover', ['body: People mover']],
    ['newst', ['location: Harbour City Motors Newstead - Sales']],
    ['tow', ['recent: tow bar']],
    ['red suv under 30k', ['words: Red · SUV · Up to $30,000']],
    ['cheap leather', ['words: Lowest price first · “leather”']],
    ['under 30k', ['words: Up to $30,000']],
    ['zzz', []],
    ['!!!', []],
  ])('for %j: %j', (text, expected) => expect(labels(text)).toEqual(expected));

  it('begins with the visitor’s recent searches, the most common bodies and makes', () => {
    expect(labels('  ')).toEqual([
      'recent: red hilux under 40k',
      'recent: tow bar',
      'body: SUV',
      'body: Ute',
      'body: Hatch',
      'make: Toyota',
      'make: Mazda',
      'make: Land Rover',
    ]);
  });

  it('links to canonical pages, with counts', () => {
    expect(suggestSearches('hil', source)[0]).toEqual({
      kind: 'model',
      label: 'Toyota Hilux',
      count: 9,
      url: '/search/toyota/hilux',
    });
    expect(suggestSearches('suv', source)[0]?.url).toBe('/search/suv-cars');
    expect(suggestSearches('newst', source)[0]?.url).toBe('/search/newstead');
  });

  it('sends the text to the server if it has unknown words, which may find nothing', () => {
    expect(suggestSearches('suv leather', source)[0]?.url).toBe(
      '/search/new-used-and-demo-cars/?body=SUV&query=leather&words=suv+leather',
    );
    expect(suggestSearches('red suv', source)[0]?.url).not.toContain('words=');
  });

  it('law: at most eight, each with another URL', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('t', 'to', 'red', 'under 30k ute', 'a b c'),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const suggested = suggestSearches(typed, source);
        const urls = suggested.map(({ url }) => url);
        expect(suggested.length).toBeLessThanOrEqual(8);
        expect(new Set(urls).size).toBe(urls.length);
        for (const url of urls) expect(parseSearchUrl(url, wordsSite).page).toBe(1);
      }),
    );
  });
});
