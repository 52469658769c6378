import { describe, expect, it } from 'vitest';
import { queryOf } from '../testing/queryOf.ts';
import { now } from '../testing/site.ts';
import { findPlace, wordsSite } from '../testing/wordsSite.ts';
import { makeVocabulary } from '../url/makeVocabulary.ts';
import { wordsSearch } from './wordsSearch.ts';

describe('uses', () => {
  it.each([
    ['family car', 'body=People mover&body=SUV&body=Wagon'],
    ['something for work', 'body=Cab chassis&body=Ute&body=Van'],
    ['tradie', 'body=Cab chassis&body=Ute&body=Van'],
    ['tradie van', '/search/van-cars'],
    ['family kluger', '/search/toyota/kluger'],
    ['family caravan', 'item_type=caravan'],
    ['something small', '/search/hatch-cars'],
    ['small auto', 'body=Hatch&transmission=Automatic'],
    ['small suv', '/search/suv-cars'],
    ['small kluger', '/search/toyota/kluger'],
    ['sports car under 30k', 'body=Convertible&body=Coupe&price=-30000'],
    ['runabout for work', '/search/hatch-cars'],
    ['work runabout', '/search/hatch-cars'],
    ['small work vehicle', 'body=Cab chassis&body=Ute&body=Van'],
    ['weekender for the family', 'body=Convertible&body=Coupe'],
    ['tradie family', 'body=Cab chassis&body=People mover&body=SUV&body=Ute&body=Van&body=Wagon'],
    ['runabout or family car', 'body=Hatch&body=People mover&body=SUV&body=Wagon'],
    ['family car for work ute', '/search/ute-cars'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

it.each([
  ['small suv', ['Small: no filter by size']],
  ['family suv', []],
  ['small car', []],
  ['small hatch', []],
  ['small runabout', []],
  ['small family car', ['Small: no filter by size']],
  ['small suv or hatch', ['Small: no filter by size']],
  ['ute within 50 km of me', ['Near me: say near which postcode or suburb']],
])('%s: what counts for nothing is said', (words, notes) => {
  const { understood } = wordsSearch(words, {}, wordsSite, { now, findPlace });
  expect(understood.filter(({ kind }) => kind === 'note').map(({ label }) => label)).toEqual(notes);
});

describe('motorcycles for learners', () => {
  const itemTypes = ['motorcycle'] as const;
  const site = (badges: string[]) => ({ ...wordsSite, itemTypes, vocabulary: { badges } });
  const fieldsOf = (words: string, badges: string[]) =>
    wordsSearch(words, {}, site(badges), { now, findPlace }).fields;

  it.each(['lams', 'LAMS approved', 'learner legal', 'a bike for a learner', 'first bike'])(
    '%s is a badge that says LAMS',
    (words) => {
      expect(fieldsOf(words, ['500 LAMS', 'Lams Special', 'Slams'])).toEqual({
        badge: ['500 LAMS', 'Lams Special'],
      });
    },
  );

  it('are no filter if no badge says so', () => {
    expect(fieldsOf('lams', ['500'])).toEqual({ query: 'lams' });
    expect(fieldsOf('learner approved', [])).toEqual({ query: 'learner approved' });
  });

  it.each(['no lams', 'not a learner bike'])('%s', (words) => {
    expect(fieldsOf(words, ['500 LAMS'])).toEqual({ query: '-lams' });
  });

  it('an electric bike is one where motorcycles are sold', () => {
    expect(fieldsOf('electric bike', [])).toEqual({ fuel: ['Electric'] });
    const cars = { ...wordsSite, itemTypes: ['car'] as const };
    expect(wordsSearch('electric bike', {}, cars, { now, findPlace }).fields).toEqual({
      query: 'electric bike',
    });
  });
});

describe('badges', () => {
  it.each([
    ['cx-5 akera', 'badge=G35 Akera&make=Mazda&model=CX-5'],
    ['akera', 'query=akera'],
    [
      'corolla ascent sport hybrid',
      'badge=Ascent Sport&badge=Ascent Sport Hybrid&fuel=Hybrid&make=Toyota&model=Corolla',
    ],
    ['cx-5 black', 'colour=Black&make=Mazda&model=CX-5'],
    ['cx-5 black edition', 'badge=Black Edition&make=Mazda&model=CX-5'],
    ['g63', 'badge=G63 AMG&make=Mercedes-Benz&model=G-Class'],
    ['g 63', 'badge=G63 AMG&make=Mercedes-Benz&model=G-Class'],
    ['merc g63', 'badge=G63 AMG&make=Mercedes-Benz&model=G-Class'],
    ['g55', 'query=g55'],
    ['lc500', 'badge=LC500&make=Lexus&model=LC'],
    ['lc 500', 'badge=LC500&make=Lexus&model=LC'],
    ['c200', '/search/mercedes-benz/c200'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));

  const fieldsOf = (words: string, models: Record<string, string>, badges: string[]) => {
    const makes = makeVocabulary(Object.entries(models).map(([model, make]) => ({ make, model })));
    const site = { ...wordsSite, vocabulary: { makes, badges } };
    return wordsSearch(words, {}, site, { now, findPlace }).fields;
  };

  it.each(['350l', '132tsi', '116 cdi', '116'])('%s is not of the BMW series', (words) => {
    const models = { '1 Series': 'BMW', '3 Series': 'BMW' };
    const badges = ['350L LWB', '132TSI', '116 CDI', '320i'];
    expect(fieldsOf(words, models, badges)).toEqual({ query: words });
  });

  it.each(['320i', '320Li', '318ti', '330e'])('%s is of the 3 Series', (badge) => {
    expect(fieldsOf(badge.toLowerCase(), { '3 Series': 'BMW' }, [badge])).toEqual({
      ...{ make: ['BMW'], model: ['3 Series'] },
      badge: [badge],
    });
  });

  it.each([
    ['gle 450', 'GLE', 'GLE450 AMG Line'],
    ['glc 300', 'GLC-Class', 'GLC300'],
    ['cla 45', 'CLA', 'CLA45 S'],
  ])('%s is a model and its badge', (words, model, badge) => {
    const make = ['Mercedes-Benz'];
    const models = { [model]: 'Mercedes-Benz' };
    expect(fieldsOf(words, models, [badge])).toEqual({ make, model: [model], badge: [badge] });
  });

  it('a number of more badges than a search can have is text', () => {
    const badges = Array.from({ length: 13 }, (_, at) => `320i Edition${'abcdefghijklm'.charAt(at)}`);
    const models = { '3 Series': 'BMW' };
    const model = { make: ['BMW'], model: ['3 Series'] };
    expect(fieldsOf('320i', models, badges)).toEqual({ query: '320i' });
    expect(fieldsOf('bmw 320i', models, badges)).toEqual({ make: ['BMW'], query: '320i' });
    expect(fieldsOf('320i editionc', models, badges)).toEqual({ ...model, badge: ['320i Editionc'] });
  });

  it.each([
    ['cx-5 touring g25', ['G25 Touring']],
    ['cx-5 g25 touring', ['G25 Touring']],
    ['cx-5 touring', ['G20 Touring', 'G25 Touring']],
    ['cx-5 maxx touring', ['G20 Maxx', 'G20 Touring', 'G25 Touring']],
    ['cx-5 touring, g25', ['G20 Touring', 'G25 Touring']],
  ])('a second word of a badge narrows it, another badge adds it: %s', (words, badge) => {
    const badges = ['G20 Maxx', 'G20 Touring', 'G25 Touring', 'G25 Akera'];
    expect(fieldsOf(words, { 'CX-5': 'Mazda' }, badges).badge?.toSorted()).toEqual(badge.toSorted());
  });
});

describe('what Australians call it', () => {
  it.each([
    ['cruiser prado', '/search/toyota/landcruiser-prado'],
    ['fourby', '/search/4x4-cars'],
    ['4by4 ute', 'body=Ute&drive=4WD'],
    ['tray back ute', '/search/cab-chassis-cars'],
    ['hilux with a bull bar', 'make=Toyota&model=Hilux&query=bull bar'],
    ['suv with blue tooth', 'body=SUV&query=blue tooth'],
    ["suv that's not red", 'body=SUV&query=-red'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));

  it.each(['conti gt', 'bentley conti', 'conti'])('%s is the Continental GT', (words) => {
    const makes = makeVocabulary([{ make: 'Bentley', model: 'Continental GT' }]);
    const site = { ...wordsSite, vocabulary: { makes } };
    expect(wordsSearch(words, {}, site, { now, findPlace }).fields).toEqual({
      make: ['Bentley'],
      model: ['Continental GT'],
    });
  });
});

describe('typing errors', () => {
  it.each([
    ['toyta corola', '/search/toyota/corolla'],
    ['forrester', '/search/subaru/forester'],
    ['volkswagon', '/search/volkswagen'],
    ['mistubishi', '/search/mitsubishi'],
    ['manuel', 'transmission=Manual'],
    ['automatc hatchbak', 'body=Hatch&transmission=Automatic'],
    ['deisel', 'fuel=Diesel'],
    ['carvan', 'item_type=caravan'],
    ['sold', 'query=sold'],
    ['fast', 'query=fast'],
    ['range', 'query=range'],
    ['shift', 'query=shift'],
    ['hitch', 'query=hitch'],
    ['couple', 'query=couple'],
    ['cruisers', '/search/toyota/landcruiser'],
    ['golden', 'query=golden'],
    ['mercedes class', 'make=Mercedes-Benz&query=class'],
    ['electronic', 'query=electronic'],
    ['genesis', 'query=genesis'],
    ['"toyta"', 'query="toyta"'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('plurals', () => {
  it.each([
    ['corollas', '/search/toyota/corolla'],
    ['used i30s', 'car_type=used&make=Hyundai&model=I30'],
    ['cx-5s under 30k', 'make=Mazda&model=CX-5&price=-30000'],
    ['mazda 3s', '/search/mazda/3'],
    ['range rovers', '/search/land-rover/range-rover'],
    ['land cruisers', '/search/toyota/landcruiser'],
    ['hilux’s', '/search/toyota/hilux'],
    ['notes', 'query=notes'],
    ['seats', 'query=seats'],
    ['3s', 'query=3s'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('badges of one letter', () => {
  it.each([
    ['cerato s', 'badge=S&make=Kia&model=Cerato'],
    ['cerato s not white', 'badge=S&make=Kia&model=Cerato&query=-white'],
    ['kia s', 'make=Kia&query=s'],
    ['mercedes s', 'make=Mercedes-Benz&query=s'],
    ['s', 'query=s'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('caravans', () => {
  it.each([
    ['sleeps 4', 'sleeps=4'],
    ['six berth', 'sleeps=6'],
    ['sleeps 8+', 'sleeps=10&sleeps=8&sleeps=9'],
    ['20ft', 'body_length=20-21'],
    ["21' caravan", 'body_length=21-22&item_type=caravan'],
    ['under 20 foot', 'body_length=-20'],
    ['18ft or more', 'body_length=18-'],
    ['16-18ft', 'body_length=16-18'],
    ['16 to 18 ft', 'body_length=16-18'],
    ['under 2500kg', 'aggregate_trailer_mass=-2500'],
    ['atm over 3 tonne', 'aggregate_trailer_mass=3000-'],
    ['tare 1800 kg', 'tare_weight=-1800'],
    ['tare under 1500', 'tare_weight=-1500'],
    ['atm 2700', 'aggregate_trailer_mass=-2700'],
    ['tare 1500-2000', 'tare_weight=1500-2000'],
    ['atm between 2 and 2.5 tonne', 'aggregate_trailer_mass=2000-2500'],
    ['atm 2000kg to 2500kg', 'aggregate_trailer_mass=2000-2500'],
    ['atm 2500 and 4 berth', 'aggregate_trailer_mass=-2500&sleeps=4'],
    ['atm 2500-2000', 'aggregate_trailer_mass=-2500&year=2000'],
    ['tow 2', 'query=tow 2'],
    ["18'6", 'body_length=18-19'],
    ["18' 4 berth", 'body_length=18-19&sleeps=4'],
    ["18'4 berth", 'body_length=18-19&sleeps=4'],
    ['2500kg', 'query=2500kg'],
    ['2500kg atm', 'aggregate_trailer_mass=-2500'],
    ['3.5t towing ute', 'body=Ute&query=3.5t towing'],
    ['6m caravan', 'body_length=19-20&item_type=caravan'],
    ['under 5.5 metres', 'body_length=-19'],
    ['5 to 6m', 'body_length=16-20'],
    ['bigger than 20ft', 'body_length=20-'],
    ['family of 5', 'sleeps=10&sleeps=5&sleeps=6&sleeps=7&sleeps=8&sleeps=9'],
    ['20', 'query=20'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('what the stock has', () => {
  const values = {
    body: ['Caravan', 'SUV'],
    fuel: ['Diesel'],
    axle_type: ['Single Axle', 'Tandem Independent'],
  };
  const site = { ...wordsSite, vocabulary: { ...wordsSite.vocabulary, values, averagePrice: 150_000 } };
  it.each([
    ['van', { item_type: ['caravan'] }],
    ['hybrid van', { item_type: ['caravan'], query: 'hybrid' }],
    ['family', { body: ['SUV'] }],
    ['tradie', { query: 'tradie' }],
    ['tandem axle', { axle_type: ['Tandem Independent'] }],
    ['not single axle', { axle_type: ['Tandem Independent'] }],
    ['under 200k', { price: [{ min: null, max: 200_000 }] }],
    ['under 300k', { query: 'under 300k' }],
  ])('decides what %s means', (words, fields) => {
    expect(wordsSearch(words, {}, site, { now, findPlace }).fields).toEqual(fields);
  });

  it('is only caravans: there are no kilometres to sort by', () => {
    const caravans = { ...wordsSite, itemTypes: ['caravan'] as const };
    const { fields } = wordsSearch('low kms', {}, caravans, { now, findPlace });
    expect(fields).toEqual({ query: 'low kms' });
  });

  it('is only caravans: an amount is a price', () => {
    const caravans = { ...wordsSite, itemTypes: ['caravan', 'truck'] as const };
    expect(wordsSearch('under 100k', {}, caravans, { now, findPlace }).fields).toEqual({
      price: [{ min: null, max: 100_000 }],
    });
  });
});

describe('a word that two phrases could have', () => {
  it.each([
    ['base model 3', 'make=Tesla&model=Model 3&query=base'],
    ['late model 3', 'make=Tesla&model=Model 3&query=late'],
    ['tesla base model y', 'make=Tesla&model=Model Y&query=base'],
    ['new model 3', 'car_type=new&make=Tesla&model=Model 3'],
    ['newest model y', 'make=Tesla&model=Model Y&sortBy=newest-year'],
    ['2022 model 3', 'make=Tesla&model=Model 3&year=2022'],
    ['newest models 3', 'make=Tesla&model=Model 3&sortBy=newest-year'],
    ['newest model g-class', 'make=Mercedes-Benz&model=G-Class&sortBy=newest-year'],
    ['used car seats', 'query=used car seats'],
    ['second hand tyres', 'query=second hand tyres'],
    ['new car battery', 'query=new car battery'],
    ['used seats 7', 'car_type=used&seats=7'],
    ['newest forester first', 'make=Subaru&model=Forester&sortBy=newest-year'],
    ['how long is the wait for a hybrid', 'fuel=Hybrid&query=wait'],
    ['new cars in stock now', '/search/new-cars'],
    ['mx5 2000 ono', 'make=Mazda&model=MX-5&price=-2000'],
    ['2010s corolla', 'make=Toyota&model=Corolla&year=2010-2019'],
    ['corolla 2015-18', 'make=Toyota&model=Corolla&year=2015-2018'],
    ['corolla 2015 to 18', 'make=Toyota&model=Corolla&year=2015-2018'],
    ['2015/16 corolla', 'make=Toyota&model=Corolla&year=2015-2016'],
    ['2015/2016 corolla', 'make=Toyota&model=Corolla&year=2015-2016'],
    ['2000-30k', 'price=2000-30000'],
    ['2019 on corolla', 'make=Toyota&model=Corolla&year=2019-'],
    ['corolla 2019 on', 'make=Toyota&model=Corolla&year=2019-'],
    ['corolla 2019 on special', 'make=Toyota&model=Corolla&query=special&year=2019'],
    ['60000 km on the clock', 'km=-60000'],
    ['royal enfield', 'query=royal enfield'],
    ['late model hilux', 'make=Toyota&model=Hilux&query=late model'],
    ['2018 model hilux', 'make=Toyota&model=Hilux&year=2018'],
    ['used car seats 8', 'car_type=used&seats=8'],
    ['child seats 2', 'query=child seats 2'],
    ['2015 mazda or 2019 or newer', 'make=Mazda&year=2015&year=2019-'],
    ['2019 mazda 3 or newer', 'make=Mazda&model=3&year=2019-'],
    ['2019 peugeot 3008 or newer', 'make=Peugeot&model=3008&year=2019-'],
    ['2019 model mazda 3 or newer', 'make=Mazda&model=3&year=2019-'],
    ['corolla 2015 negotiable', 'make=Toyota&model=Corolla&query=negotiable&year=2015'],
    ['corolla 2015 ono', 'make=Toyota&model=Corolla&query=ono&year=2015'],
    ['corolla 4500 ono', 'make=Toyota&model=Corolla&price=-4500'],
    ['corolla 2015 budget', 'make=Toyota&model=Corolla&price=-2015'],
    ['under 90 kays', 'query=under 90 kays'],
    ['suv with child car seats', 'body=SUV&query=child car seats'],
    ['not near brisbane', ''],
    ['not in brisbane', ''],
    ['not from brisbane', ''],
    ['suv not in red', 'body=SUV&query=-red'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));

  it('is no year: four digits that are a postcode', () => {
    const { fields } = wordsSearch('hilux 0800 2019 or newer', {}, wordsSite, { now, findPlace });
    expect(fields).toMatchObject({ near: { label: '0800 NT' }, year: [{ min: 2019, max: null }] });
  });

  it('is no postcode: the number of a badge', () => {
    const vocabulary = { ...wordsSite.vocabulary, badges: ['4000 Touring'] };
    const read = (words: string) => wordsSearch(words, {}, { ...wordsSite, vocabulary }, { now, findPlace });
    expect(read('4000 touring').fields).toEqual({ query: '4000 touring' });
    expect(read('near 4000').fields).toMatchObject({ near: { label: '4000 QLD' } });
  });

  it('is no unit: kay', () => {
    const { offers } = wordsSearch('under 30 kay', {}, wordsSite, { now, findPlace });
    expect(offers.flatMap(({ choices }) => choices.map(({ label }) => label))).toEqual(['Up to $30,000']);
  });

  it('is a place that cannot be excluded', () => {
    const { understood } = wordsSearch('not near brisbane', {}, wordsSite, { now, findPlace });
    expect(understood.map(({ kind, label }) => [kind, label])).toEqual([
      ['note', 'Cannot leave out “near brisbane”'],
    ]);
  });
});
