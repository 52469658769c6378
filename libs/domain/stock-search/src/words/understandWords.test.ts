import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now } from '../testing/site.ts';
import { findPlace, wordsSite, wordsVocabulary } from '../testing/wordsSite.ts';
import { searchState } from '../state/searchState.ts';
import { parseSearchUrl } from '../url/parseSearchUrl.ts';
import { tokensOf } from './token.ts';
import { understandWords, type UnderstoodWords } from './understandWords.ts';
import { wordsSearch } from './wordsSearch.ts';

const options = { now, findPlace, itemTypes: ['car', 'caravan'] } as const;
const read = (text: string) => understandWords(text, wordsVocabulary, options);
const labels = (text: string) => read(text).understood.map(({ kind, label }) => `${kind}: ${label}`);

const WORDS = (
  'red|suv|ute|under|over|30k|$15,000|15 grand|between|and|to|or|not|no|without|mazda|3|toyota|corolla|hilux|sr5|haval|near|brisbane|4000|within|50|km|' +
  'of|100,000 km|2018|or newer|2016-2019|after|7|seater|seats|cheap|p plater|low kms|a|with|car|for|new|tyres|leather|black|electric|windows|' +
  'manual|auto|android|book|$100 a week|repayments|a month|deposit|old|years|5|doors|l/100km|"red suv"|-red|,|/|-|(|like|than|caravan|café|ürgh|👍|+|around|in|nsw|the'
).split('|');
const phrase = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 }).map((words) => words.join(' '));
const glued = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', '-', ', ', '/', '')), { maxLength: 7 })
  .map((pairs) => pairs.flat().join(''));
const anyText = fc.oneof(phrase, glued, fc.string({ unit: 'binary', maxLength: 60 }));

const keysOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) => tokensOf(text).map(({ key }) => key))
    .toSorted()
    .join(' ');

describe('understandWords', () => {
  it('returns the typed text and the label of each understood phrase', () => {
    expect(read('Cheap RED suv, 2018 or newer with a sunroof')).toEqual<UnderstoodWords>({
      fields: {
        sortBy: 'lowest-price',
        colour: ['Red'],
        body: ['SUV'],
        year: [{ min: 2018, max: null }],
        query: 'sunroof',
      },
      understood: [
        { kind: 'order', text: 'Cheap', label: 'Lowest price first', fields: { sortBy: 'lowest-price' } },
        { kind: 'colour', text: 'RED', label: 'Red', fields: { colour: ['Red'] } },
        { kind: 'body', text: 'suv', label: 'SUV', fields: { body: ['SUV'] } },
        {
          kind: 'year',
          text: '2018 or newer',
          label: '2018 or newer',
          fields: { year: [{ min: 2018, max: null }] },
        },
      ],
      offers: [],
      fillers: ['with', 'a'],
      rest: 'sunroof',
    });
  });

  it.each([
    ['under 30k', 'price: Up to $30,000'],
    ['over 30k', 'price: From $30,000'],
    ['20k to 30k', 'price: $20,000 – $30,000'],
    ['under 100,000 km', 'km: Up to 100,000 km'],
    ['before 2015', 'year: 2014 or older'],
    ['2016-2019', 'year: 2016 – 2019'],
    ['5-7 seats', 'seats: 5 – 7 seats'],
    ['7+ seats', 'seats: 7 or more seats'],
    ['$100 a week', 'weekly_price_range: Up to $100 a week'],
    ['within 50 km of dubbo', 'near: Within 50 km of Dubbo NSW 2830'],
    ['near dubbo', 'near: Near Dubbo NSW 2830'],
    ['corolla', 'model: Toyota Corolla'],
    ['not red or white', 'without: Without “red or white”'],
    ['not manual', 'without: Without “manual”'],
    ['no sunroof', 'without: Without “sunroof”'],
    ['not a mini van', 'note: Cannot leave out “mini van”'],
    ['family car', 'body: Family car: SUV, Wagon or People mover'],
    ['20ft', 'body_length: 20 – 21 ft'],
    ['under 2500kg', 'aggregate_trailer_mass: Up to 2,500 kg ATM'],
    ['caravans', 'item_type: Caravans'],
    ['2wd', 'drive: 2WD'],
  ])('labels %j as %j', (words, expected) => expect(labels(words)).toEqual([expected]));

  it.each([
    ['p plater', 'note: P plater: no filter. Check which vehicles your state allows'],
    ['near me', 'note: Near me: say near which postcode or suburb'],
  ])('%s has a note and no filter', (words, expected) => {
    expect(labels(words)).toEqual([expected]);
    expect(read(words).fields).toEqual({});
  });

  it('uses one place and one order, and has a note for a second one', () => {
    expect(labels('cheap near dubbo near brisbane most expensive')).toEqual([
      'order: Lowest price first',
      'near: Near Dubbo NSW 2830',
      'note: Near Brisbane QLD 4000: one at a time',
      'note: Highest price first: one at a time',
    ]);
    expect(read('near dubbo cheap').fields).toMatchObject({ sortBy: 'lowest-price' });
  });

  it.each([
    ['under 30', ['price: Up to $30,000']],
    ['under 100k', ['price: Up to $100,000', 'km: Up to 100,000 km']],
    ['50k', ['price: Up to $50,000', 'km: Up to 50,000 km']],
    ['50000 to 100000', ['price: $50,000 – $100,000', 'km: 50,000 km – 100,000 km']],
    ['under 2015', ['year: 2015 or older', 'price: Up to $2,015']],
    ['haval', ['make: Haval', 'model: GWM Haval']],
    ['around 4000', ['near: Near 4000 QLD', 'price: $3,600 – $4,400']],
  ])('keeps the ambiguous %j as text, with the suggestions %j', (words, choices) => {
    const { understood, offers, rest } = read(`${words} suv`);
    expect(understood.map(({ label }) => label)).toEqual(['SUV']);
    expect(rest).toBe(words);
    expect(offers).toHaveLength(1);
    expect(offers[0]?.text).toBe(words);
    expect(offers[0]?.choices.map(({ kind, label }) => `${kind}: ${label}`)).toEqual(choices);
  });

  it('understands only its vocabulary, its site and its places', () => {
    const bare = (text: string) => understandWords(text, {}, { now });
    expect(bare('toyota hilux near brisbane caravan')).toMatchObject({
      understood: [],
      rest: 'toyota hilux near brisbane caravan',
    });
    const caravans = (itemTypes: ('car' | 'caravan')[]) =>
      understandWords('used caravan', {}, { now, itemTypes }).fields;
    expect(caravans(['car'])).toEqual({ car_type: ['used'], query: 'caravan' });
    expect(caravans(['caravan'])).toEqual({ car_type: ['used'] });
    expect(caravans(['car', 'caravan'])).toEqual({ car_type: ['used'], item_type: ['caravan'] });
  });

  it('finds every shade of a colour in the stock', () => {
    const colours = ['Candy Red', 'Blue', 'Burgundy', 'Red Black Pearl'];
    expect(understandWords('red', { colours }, { now }).fields.colour).toEqual(['Candy Red', 'Burgundy']);
    expect(understandWords('pink', { colours }, { now }).fields.colour).toEqual(['Pink']);
  });

  it('uses the site’s label of used cars', () => {
    const { understood } = understandWords('used', {}, { now, preOwnedLabel: true });
    expect(understood[0]).toMatchObject({ label: 'Pre-Owned', fields: { car_type: ['used'] } });
  });

  it('computes ages from the current year in Brisbane', () => {
    const newYear = new Date('2026-12-31T14:00:00Z');
    expect(understandWords('under 5 years old', {}, { now: newYear }).fields.year).toEqual([
      { min: 2022, max: null },
    ]);
  });

  it('reads only 200 characters of a million, fast', () => {
    const started = process.cpuUsage();
    expect(read('red '.repeat(250_000)).understood).toHaveLength(50);
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });
});

describe('laws of understandWords', () => {
  it('law: never throws, and is deterministic', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
    );
  });

  it('law: understanding the rest again finds nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { rest, offers } = read(text);
        const again = read(rest);
        expect(again).toMatchObject({ understood: [], fillers: [], rest });
        expect(again.offers).toEqual(offers);
      }),
      { numRuns: 1000 },
    );
  });

  it('law: every word is understood, left out as a filler, or left over', () => {
    fc.assert(
      fc.property(phrase, (text) => {
        const { understood, fillers, rest } = read(text);
        expect(keysOf([...understood.map((part) => part.text), ...fillers, rest])).toBe(
          keysOf([text.slice(0, 200)]),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('law: the URL has exactly the understood fields', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { state, url } = wordsSearch(text, {}, wordsSite, { now, findPlace });
        const { currentPath: _, ...said } = parseSearchUrl(url, wordsSite);
        expect(state).toMatchObject(said);
      }),
      { numRuns: 1000 },
    );
  });

  it('law: understanding the words of the resulting search again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { url, state } = wordsSearch(text, {}, wordsSite, { now, findPlace });
        const again = wordsSearch(text, parseSearchUrl(url, wordsSite), wordsSite, { now, findPlace });
        expect(again.url).toBe(url);
        expect({ ...again.state, currentPath: '' }).toEqual({ ...state, currentPath: '' });
      }),
      { numRuns: 1000 },
    );
  });

  it('law: a text in quotation marks is searched literally', () => {
    fc.assert(
      fc.property(phrase, (text) => {
        const quoted = `"${text.replaceAll('"', '')}"`.slice(0, 199);
        fc.pre(quoted.endsWith('"') && quoted.length > 2);
        expect(read(quoted)).toMatchObject({ understood: [], offers: [] });
      }),
    );
  });
});

describe('wordsSearch', () => {
  const search = (words: string, chosen = {}) => wordsSearch(words, chosen, wordsSite, { now, findPlace });

  it('adds to the chosen facets, and replaces query and page', () => {
    const chosen = { make: ['Toyota'], query: 'old', page: 3, tracking: { utm_source: 'news' } };
    expect(search('under 30k leather', chosen).url).toBe(
      '/search/new-used-and-demo-cars/?make=Toyota&price=-30000&query=leather&utm_source=news',
    );
    expect(search('hilux', chosen).url).toBe('/search/toyota/hilux?utm_source=news');
  });

  it('adds a price to a search without one', () => {
    expect(search('under 30k', searchState({ body: ['SUV'] }, wordsSite)).url).toBe(
      '/search/new-used-and-demo-cars/?body=SUV&price=-30000',
    );
  });

  it('an order and a place in the words override those chosen before', () => {
    const { near } = search('near dubbo').state;
    expect(search('near brisbane', { near, radiusKm: 50, sortBy: 'latest' }).state).toMatchObject({
      near: { label: 'Brisbane QLD 4000' },
      radiusKm: null,
      sortBy: 'nearest',
    });
    expect(search('red', { near, radiusKm: 50, sortBy: 'nearest' }).state).toMatchObject({
      near,
      radiusKm: 50,
      sortBy: 'nearest',
    });
  });

  it('a suggestion links to its search', () => {
    expect(search('mazda 3 leather under 30').offered).toEqual([
      {
        text: 'under 30',
        label: 'Up to $30,000',
        url: '/search/new-used-and-demo-cars/?make=Mazda&model=3&price=-30000&query=leather',
      },
    ]);
  });

  it('gives the same search twice', () => {
    const first = search('red suv under 30k leather near brisbane');
    const again = search('red suv under 30k leather near brisbane', first.state);
    expect(again.url).toBe(first.url);
  });
});
