import { describe, expect, it } from 'vitest';
import type { SearchFields } from '../state/searchState.ts';
import { now } from '../testing/site.ts';
import { findPlace, wordsSite } from '../testing/wordsSite.ts';
import { makeVocabulary } from '../url/makeVocabulary.ts';
import { matchedWordsSearch } from './wordsSearch.ts';

/** Vehicles by the words of their names and features. */
const STOCK = [
  'suv leather sunroof',
  'suv leather',
  'ute canopy bunk off road',
  'ute towbar white seats',
  'van offroad solar',
];

/** The vehicles that have every word and body of a search; a badge finds none. */
async function count({ query = '', body = [], badge = [] }: SearchFields): Promise<number> {
  const words = query
    .replaceAll('"', '')
    .replaceAll(/\b-/g, '')
    .split(' ')
    .filter((word) => word !== '');
  const has = (car: string) => (word: string) =>
    word.startsWith('-') ? !car.includes(word.slice(1)) : car.split(' ').includes(word);
  const bodies = body.map((name) => name.toLowerCase());
  return STOCK.filter(
    (car) => words.every(has(car)) && (bodies.length === 0 || bodies.some(has(car))) && badge.length === 0,
  ).length;
}

const search = async (words: string, chosen: SearchFields = {}, site: typeof wordsSite = wordsSite) => {
  const asked: number[] = [];
  const countOf = (searches: readonly SearchFields[]) => {
    asked.push(searches.length);
    return Promise.all(searches.map(count));
  };
  const answer = await matchedWordsSearch(words, chosen, site, { now, findPlace }, countOf);
  return { ...answer, requests: asked.length, counts: asked };
};

describe('matchedWordsSearch', () => {
  it.each([
    ['suv', { body: ['SUV'] }, []],
    ['suv leather', { body: ['SUV'], query: 'leather' }, []],
    ['suv with leather and sunroof', { body: ['SUV'], query: 'leather sunroof' }, []],
    ['suv shiny', { body: ['SUV'] }, ['shiny']],
    ['shiny', {}, ['shiny']],
    [
      'very shiny and new fangled leather suv',
      { body: ['SUV'], car_type: ['new'], query: 'leather' },
      ['shiny fangled'],
    ],
    ['shiny for the dog leather', { query: 'leather' }, ['shiny for the dog']],
    ['ute leather', { body: ['Ute'] }, ['leather']],
    ['suv no sunroof', { body: ['SUV'], query: '-sunroof' }, []],
    ['ute no bunks', { body: ['Ute'], query: '-bunk' }, []],
    ['ute no smokers', { body: ['Ute'] }, ['no smokers']],
    ['suv no sunroof or smokers', { body: ['SUV'], query: '-sunroof' }, []],
    ['suv no smokers or manual', { body: ['SUV'], transmission: ['Automatic'] }, []],
    ['ute -canopy', { body: ['Ute'], query: '-canopy' }, []],
    ['"shiny leather" suv', { body: ['SUV'] }, ['"shiny leather"']],
    ['space for 3 shiny', {}, ['space for 3 shiny']],
    ['ute shiny off road', { body: ['Ute'], query: 'off road' }, ['shiny']],
    ['white interior', {}, ['white interior']],
    ['ute child car seats', { body: ['Ute'] }, ['child car seats']],
    ['suv red book leather', { body: ['SUV'], query: 'leather' }, ['red book']],
    ['ute white label', { body: ['Ute'] }, ['white label']],
    ['leathers shiny', { query: 'leather' }, ['shiny']],
    ['van off road solar', { body: ['Van'], query: 'off-road solar' }, []],
    ['suv under 100k', { body: ['SUV'] }, []],
    ['hatch leather', { body: ['Hatch'], query: 'leather' }, []],
    ['hatch with shiny leather', { body: ['Hatch'], query: 'leather' }, ['shiny']],
  ])('leaves out what finds nothing in %j', async (words, fields, dropped) => {
    expect(await search(words)).toMatchObject({ fields, dropped });
    expect((await search(words)).fields).toEqual(fields);
  });

  it('leaves out a badge that no vehicle of the model has', async () => {
    const { fields, dropped, understood } = await search('hilux sr5');
    expect(fields).toEqual({ make: ['Toyota'], model: ['Hilux'] });
    expect(dropped).toEqual(['sr5']);
    expect(understood.map(({ label }) => label)).toEqual(['Toyota Hilux']);
  });

  /** What is found on a site where a vehicle has exactly some badges, of the model, and some words. */
  const searchBadges = (words: string, has: readonly string[], chosen: SearchFields = {}) => {
    const vocabulary = {
      makes: makeVocabulary([
        { make: 'Audi', model: 'R8' },
        { make: 'Mercedes-Benz', model: 'V-Class' },
        { make: 'Toyota', model: 'Kluger' },
      ]),
      badges: ['V10 Plus', 'GX Leather', 'V250 Avantgarde'],
    };
    const countOne = ({ query = '', badge = [], model = [], price = [] }: SearchFields) => {
      const asked = [...badge, ...model, ...query.replaceAll('"', '').split(' ').filter(Boolean)];
      const isFound = price.length === 0 || (has.includes('cheap') && badge.length === 0);
      return isFound && asked.every((word) => has.includes(word)) ? 1 : 0;
    };
    const countOf = async (searches: readonly SearchFields[]) => searches.map(countOne);
    return matchedWordsSearch(words, chosen, { ...wordsSite, vocabulary }, { now, findPlace }, countOf);
  };

  it.each([
    ['v10', ['V10 Plus', 'R8', 'v10'], { query: 'v10' }],
    ['merc v10', ['V10 Plus', 'R8', 'v10'], { make: ['Mercedes-Benz'], query: 'v10' }],
    ['audi v10', ['V10 Plus', 'R8', 'v10'], { make: ['Audi'], badge: ['V10 Plus'] }],
    [
      'v250',
      ['V250 Avantgarde', 'V-Class'],
      { make: ['Mercedes-Benz'], model: ['V-Class'], badge: ['V250 Avantgarde'] },
    ],
  ])('a number badge names a model only if that has it: %s', async (words, has, fields) => {
    const { fields: found, dropped } = await searchBadges(words, has);
    expect([found, dropped]).toEqual([fields, []]);
  });

  it('a badge that no vehicle of the model has may be a feature', async () => {
    const { fields, dropped, understood } = await searchBadges('shiny kluger leather', ['Kluger', 'leather']);
    expect(fields).toEqual({ make: ['Toyota'], model: ['Kluger'], query: 'leather' });
    expect(dropped).toEqual(['shiny']);
    expect(understood.map(({ label }) => label)).toEqual(['Toyota Kluger']);
  });

  it('one of several badges that only other models have is named', async () => {
    const has = ['Kluger', 'GX Leather'];
    const { fields, dropped } = await searchBadges('kluger avantgarde leather', has);
    expect([fields.badge, dropped]).toEqual([['GX Leather'], ['avantgarde']]);
    const both = await searchBadges('kluger avantgarde leather', [...has, 'V250 Avantgarde']);
    expect([both.fields.badge, both.dropped]).toEqual([['V250 Avantgarde', 'GX Leather'], []]);
  });

  it.each([
    ['kluger leather under $9000', ['Kluger', 'GX Leather']],
    // The words alone find Klugers for less, but the shopper asked for the badge.
    ['kluger leather under $9000', ['Kluger', 'GX Leather', 'leather', 'cheap']],
  ])('a badge that the model has stays if another filter empties the list: %s, %j', async (words, has) => {
    const { fields, dropped } = await searchBadges(words, has);
    expect([fields.badge, dropped]).toEqual([['GX Leather'], []]);
  });

  it('a badge is left out if another filter empties the list and the model has no such badge', async () => {
    const { fields, dropped } = await searchBadges('kluger leather under $9000', ['Kluger']);
    expect([fields.badge, fields.price, dropped]).toEqual([
      undefined,
      [{ min: null, max: 9000 }],
      ['leather'],
    ]);
  });

  /** The queries of each request for words where nothing is found. */
  const queriesFor = async (words: string) => {
    const asked: (string | undefined)[][] = [];
    const countOf = async (searches: readonly SearchFields[]) => {
      asked.push(searches.map(({ query }) => query));
      return searches.map(() => 0);
    };
    await matchedWordsSearch(words, {}, { ...wordsSite, vocabulary: {} }, { now, findPlace }, countOf);
    return asked;
  };

  it('looks up neither a quoted nor an excluded word, nor an idiom, as one with the next word', async () =>
    expect(await queriesFor('"shiny" bull bar glossy -matt')).toEqual([
      ['"shiny" bull bar glossy -matt', '"shiny"'],
      ['bull bar'],
      ['glossy'],
      ['-matt', ''],
    ]));

  it.each([
    ['motorcycle', 'bike with leather', []],
    ['motorcycle', 'shiny bike', ['shiny']],
    ['car', 'bike with leather', ['bike']],
  ] as const)(
    'what the whole site sells finds nothing and is not named, %s: %s',
    async (type, words, lost) => {
      const { dropped } = await search(words, {}, { ...wordsSite, itemTypes: [type] });
      expect(dropped).toEqual(lost);
    },
  );

  it('where a caravan is a van, and nothing else is sold, van says nothing', async () => {
    const itemTypes = ['caravan'] as const;
    const site = { ...wordsSite, itemTypes, vocabulary: { values: { body: ['Caravan'] } } };
    expect((await search('shiny van leather', {}, site)).dropped).toEqual(['shiny']);
  });

  it('looks up a word that is no typing error as it is', async () =>
    expect(await queriesFor('shiny cruiser')).toEqual([
      ['shiny "cruiser"', 'shiny', 'shiny-cruiser'],
      ['"cruiser"', ''],
    ]));

  it.each([
    ['4 door', [['"4 door"', '']]],
    ['s-class', [['"s class"', '']]],
    ['range rover', [['range rover', '']]],
    ['range rovers', [['range rovers', 'range rover', '']]],
    ['used car seats', [['used car seats', 'used car seat', '']]],
    ['pannels', [['pannels', 'pannel', '']]],
    ['tan', [['tan', '"tan"', '']]],
    ['400km range', [['"400km range"', '']]],
    ['400 km range', [['"400 km range"', '']]],
    ['pulls 3 tonne', [['"pulls 3 tonne"', '']]],
    ['pull 2.5t', [['"pull 2.5t"', '']]],
    ['n', [['n', '"n"', '']]],
    [
      'shiny n',
      [
        ['shiny "n"', 'shiny', 'shiny-n'],
        ['"n"', ''],
      ],
    ],
    ['no ferrari', [['"ferrari"', '"fer rari"', '"ferr ari"'], ['']]],
  ])('looks up a word in all its forms in one request: %s', async (words, asked) =>
    expect(await queriesFor(words)).toEqual(asked),
  );

  it('counts the vehicles with the chosen filters', async () => {
    expect(await search('leather shiny', { body: ['SUV'] })).toMatchObject({ count: 2, dropped: ['shiny'] });
    expect(await search('leather', { body: ['Ute'] })).toMatchObject({ count: 2, dropped: ['leather'] });
  });

  it('knows an excluded word that some vehicle has, whatever is chosen', async () => {
    const { fields, dropped } = await search('leather no canopy', { body: ['SUV'] });
    expect([fields.query, dropped]).toEqual(['leather -canopy', []]);
  });

  it.each([
    ['suv under 30k', []],
    ['suv leather', [2]],
    ['suv shiny', [2]],
    ['suv leather sunroof', [3]],
    ['suv leather shiny', [3]],
    ['suv leather shiny sunroof', [3, 2, 1]],
    ['hatch leather', [2, 2]],
    ['suv no smokers', [5, 1]],
  ])('asks for nothing twice, and once for each word that finds nothing: %s', async (words, counts) =>
    expect(await search(words)).toMatchObject({ counts }),
  );

  it('looks up twelve unknown words at most', async () => {
    const unknown = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `shiny${letter}`);
    const { requests, dropped } = await search(unknown.join(' '));
    expect(requests).toBe(12);
    expect(dropped).toHaveLength(1);
  });

  it('a suggestion has no words that find nothing', async () => {
    const { offered } = await search('shiny leather suv under 100k');
    expect(offered.map(({ url }) => url)).toEqual([
      '/search/new-used-and-demo-cars/?body=SUV&price=-100000&query=leather',
      '/search/new-used-and-demo-cars/?body=SUV&km=-100000&query=leather',
    ]);
  });
});
