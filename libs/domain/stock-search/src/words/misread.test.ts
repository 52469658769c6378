import { describe, expect, it } from 'vitest';
import { now } from '../testing/site.ts';
import { queryOf } from '../testing/queryOf.ts';
import { findPlace, wordsSite } from '../testing/wordsSite.ts';
import { makeVocabulary } from '../url/makeVocabulary.ts';
import { wordsSearch } from './wordsSearch.ts';

describe('numbers', () => {
  it.each([
    ['2018-21', 'year=2018-2021'],
    ['2015/16 corolla', 'make=Toyota&model=Corolla&year=2015-2016'],
    ['3000-50', 'query=3000-50'],
    ['5000 to 20', 'query=5000 to 20'],
    ['2000-50', 'query=50&year=2000'],
    ['2021-18', 'query=18&year=2021'],
    ['2018 on', 'year=2018-'],
    ['2018 on hilux', 'make=Toyota&model=Hilux&year=2018-'],
    ['2018 on with towbar', 'query=towbar&year=2018-'],
    ['2018 on under 20k', 'price=-20000&year=2018-'],
    ['2018 on wheels', 'query=wheels&year=2018'],
    ['2018 on lpg', 'fuel=LPG&year=2018-'],
    ['2018 on the road', 'query=road&year=2018'],
    ['hilux 2018 on gas', 'make=Toyota&model=Hilux&query=gas&year=2018'],
    ['less than 50000 on the clock', 'km=-50000'],
    ['50,000 on the clock', 'km=-50000'],
    ['under 80k on the odometer', 'km=-80000'],
    ['2018 on the clock', 'query=clock&year=2018'],
    ['corolla 2021 +', 'make=Toyota&model=Corolla&year=2021-'],
    ['corolla 2021 + towbar', 'make=Toyota&model=Corolla&query=towbar&year=2021'],
    ['30k +', 'price=30000-'],
    ['$30,000 +', 'price=30000-'],
    ['100000km +', 'km=100000-'],
    ['100000 km +', 'km=100000-'],
    ['caravan 20ft +', 'body_length=20-&item_type=caravan'],
    ['caravan 20ft+', 'body_length=20-&item_type=caravan'],
    ['20ft+ caravan', 'body_length=20-&item_type=caravan'],
    ['6m + van', 'body=Van&body_length=19-20'],
    ['sleeps 4 + caravan', 'item_type=caravan&sleeps=4'],
    ['ute seats 7 +', 'body=Ute&seats=7-'],
    ['seats 5 or more', 'seats=5-'],
    ['tare 1500 kg or more', 'tare_weight=1500-'],
    ['2000kg+ atm', 'aggregate_trailer_mass=2000-'],
    ['hilux +', '/search/toyota/hilux'],
    ['leather +', 'query=leather +'],
    ['caravan 20 ft +', 'body_length=20-&item_type=caravan'],
    ['tare 1500kg +', 'tare_weight=1500-'],
    ['tare 1500kg+', 'tare_weight=1500-'],
    ['tare 1500 +', 'tare_weight=1500-'],
    ['ute 4x4 +', 'body=Ute&drive=4WD'],
    ['7 + seats', 'seats=7-'],
    ['7 + seater suv', 'body=SUV&seats=7-'],
    ['seven plus seats', 'seats=7-'],
    ['5 + 2 seater', 'seats=7'],
    ['5+2 seats', 'seats=7'],
    ['50000+ km', 'km=50000-'],
    ['50,000 + kms', 'km=50000-'],
    ['30+ grand', 'price=30000-'],
    ['20+ ft caravan', 'body_length=20-&item_type=caravan'],
    ['20 + ft caravan', 'body_length=20-&item_type=caravan'],
    ['4 + berth', 'sleeps=10&sleeps=4&sleeps=5&sleeps=6&sleeps=7&sleeps=8&sleeps=9'],
    ['1500+ kg tare', 'tare_weight=1500-'],
    ['tare 1500 + kg', 'tare_weight=1500-'],
    ['2021 + tonneau', 'query=tonneau&year=2021'],
    ['2018+ kms under 100k', 'km=-100000&year=2018-'],
    ['2018 + km under 50000', 'km=-50000&year=2018'],
    ['2015+ grand vitara', 'make=Suzuki&model=Grand Vitara&year=2015-'],
    ['2015 + grand vitara', 'make=Suzuki&model=Grand Vitara&year=2015-'],
    ['2018 grand cherokee', 'make=Jeep&model=Grand Cherokee&year=2018'],
    ['2018-2020 grand cherokee', 'make=Jeep&model=Grand Cherokee&year=2018-2020'],
    ['$30k + km under 100000', 'km=-100000&price=-30000'],
    ['under 30,000 + kms under 100,000', 'km=-100000&price=-30000'],
    ['50,000 + km mini', 'km=50000-&query=mini'],
    ['5+ 7 seater', 'query=5+&seats=7'],
    ['ute + canopy', 'body=Ute&query=canopy'],
    ['16 and 18 ft van', 'body=Van&body_length=16-18'],
    ['between 16 and 18 ft', 'body_length=16-18'],
    ['atm 2500 and 4 berth', 'aggregate_trailer_mass=-2500&sleeps=4'],
    ['rego till 2027', 'query=rego till 2027'],
    ['registered until march 2027 hilux', 'make=Toyota&model=Hilux&query=registered until march 2027'],
    ['hilux with warranty to 2028', 'make=Toyota&model=Hilux&query=warranty to 2028'],
    ['registered 2018', 'year=2018'],
    ['7 seats or more', 'seats=7-'],
    ['5 seats and up', 'seats=5-'],
    ['7 seater or more 2018', 'seats=7-&year=2018'],
    ['7 seater and over 30k', 'price=30000-&seats=7'],
    ['7 seater and more than 30k', 'price=30000-&seats=7'],
    ['7 seater and up to 30k', 'price=-30000&seats=7'],
    ['7 seater and above about 30k', 'price=30000-&seats=7'],
    ['7 seater or newer', 'query=newer&seats=7'],
    ['7 seater or less', 'query=less&seats=7'],
    ['7 seater plus towbar', 'query=plus towbar&seats=7'],
    ['5-7 seats or more', 'query=more&seats=5-7'],
    ['4-6 berth caravan', 'item_type=caravan&sleeps=4&sleeps=5&sleeps=6'],
    ['4 - 6 berth', 'sleeps=4&sleeps=5&sleeps=6'],
    ['sleeps 4 to 6', 'sleeps=4&sleeps=5&sleeps=6'],
    ['sleeps four or five', 'sleeps=4&sleeps=5'],
    ['family of 4 to 5', 'sleeps=4&sleeps=5'],
    ['sleeps 4 or more', 'sleeps=10&sleeps=4&sleeps=5&sleeps=6&sleeps=7&sleeps=8&sleeps=9'],
    ['sleeps 4 - 20ft', 'body_length=20-21&sleeps=4'],
    ['6-4 berth', 'query=6-4 berth'],
    ['ranger over 30k', 'make=Ford&model=Ranger&price=30000-'],
    ['ford ranger over 30k', 'make=Ford&model=Ranger&price=30000-'],
    ['range rover over 30k', 'make=Land Rover&model=Range Rover&price=30000-'],
    ['ranger over', '/search/land-rover/range-rover'],
    ['d-max 30k', 'make=Isuzu&model=D-MAX&query=30k'],
    ['d max 2018', 'make=Isuzu&model=D-MAX&year=2018'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));

  it('a range of berths is named', () => {
    const { understood } = wordsSearch('4-6 berth', {}, wordsSite, { now, findPlace });
    expect(understood.map(({ label }) => label)).toEqual(['Sleeps 4 – 6']);
  });
});

describe('years that are also postcodes', () => {
  const near = (place: string, more = '') => `near=${place}@-27.468,153.028${more}&sortBy=nearest`;
  it.each([
    ['hilux from 2019', 'make=Toyota&model=Hilux&year=2019-'],
    ['from 2000 onwards', 'year=2000-'],
    ['from 2019 to 2021', 'year=2019-2021'],
    ['in 2019 or newer', 'year=2019-'],
    ['in 2019 hatch or newer', 'body=Hatch&year=2019-'],
    ['in 2019-2021', 'year=2019-2021'],
    ['in 2019', near('2019 NSW')],
    ['in brisbane', near('Brisbane QLD 4000')],
    ['from 4000', near('4000 QLD')],
    ['from 4000 or newer', 'near=4000 QLD@-27.468,153.028&query=newer&sortBy=nearest'],
    ['within 50km from 2019', near('2019 NSW', '&radius=50')],
    ['from 2019 within 50 km', near('2019 NSW', '&radius=50')],
    ['in 2019 max 50 km', near('2019 NSW', '&radius=50')],
    ['in 2019 max 30k', near('2019 NSW', '&price=-30000')],
    ['in 2019 min 30k', near('2019 NSW', '&price=30000-')],
    ['from newtown nsw', near('Newtown NSW 2042')],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('cruisers', () => {
  const fieldsOf = (words: string) => {
    const site = { ...wordsSite, itemTypes: ['car', 'motorcycle'] as const };
    return wordsSearch(words, {}, site, { now, findPlace }).fields;
  };
  it.each([
    ['cruiser bike', { item_type: ['motorcycle'], query: 'cruiser' }],
    ['bike cruiser', { item_type: ['motorcycle'], query: 'cruiser' }],
    ['shiny Cruisers motorbike', { item_type: ['motorcycle'], query: 'shiny Cruisers' }],
    ['cruiser', { make: ['Toyota'], model: ['Landcruiser'] }],
    ['corolla bike', { item_type: ['motorcycle'], make: ['Toyota'], model: ['Corolla'] }],
    ['land cruiser bike', { item_type: ['motorcycle'], make: ['Toyota'], model: ['Landcruiser'] }],
  ])('%s', (words, fields) => expect(fieldsOf(words)).toEqual(fields));
});

describe('a plus behind a postcode', () => {
  const findLoosely = (text: string) => findPlace(text.replaceAll(/[^a-z0-9]/g, ''));
  it.each([
    ['2019 +', { year: [{ min: 2019, max: null }] }],
    ['hilux 2019 +', { make: ['Toyota'], model: ['Hilux'], year: [{ min: 2019, max: null }] }],
  ])('%s', (words, fields) => {
    expect(wordsSearch(words, {}, wordsSite, { now, findPlace: findLoosely }).fields).toEqual(fields);
  });
});

describe('names', () => {
  const fieldsOf = (words: string, models: readonly [string, string][], badges: string[] = []) => {
    const makes = makeVocabulary(models.map(([make, model]) => ({ make, model })));
    return wordsSearch(words, {}, { ...wordsSite, vocabulary: { makes, badges } }, { now, findPlace }).fields;
  };
  const classes = (['A-Class', 'C-Class', 'S-Class', 'AMG GT', 'GLE Coupe'] as const).map(
    (model): [string, string] => ['Mercedes-Benz', model],
  );

  it.each([
    ['merc s', 'S-Class'],
    ['mercedes c', 'C-Class'],
    ['benz s', 'S-Class'],
    ['merc gle', 'GLE Coupe'],
  ])('%s', (words, model) => {
    expect(fieldsOf(words, classes)).toEqual({ make: ['Mercedes-Benz'], model: [model] });
  });

  it.each(['merc g', 'merc amg', 'merc class'])('%s names no model', (words) => {
    const [, word] = words.split(' ');
    expect(fieldsOf(words, classes)).toEqual({ make: ['Mercedes-Benz'], query: word });
  });

  const others: [string, string][] = [
    ['Isuzu', 'NPR 45-155'],
    ['Isuzu', 'NPS 75-155'],
    ['BMW', '3 Series'],
    ['Hino', '300 Series 616'],
    ['Jayco', 'On Tour'],
    ['Porsche', '718 Boxster'],
    ['Toyota', 'LandCruiser'],
    ['Mazda', 'Mazda2'],
    ['Mazda', 'Mazda3'],
    ['Mazda', 'CX-3'],
    ['Mazda', 'CX-5'],
  ];
  it.each([
    ['isuzu npr', { make: ['Isuzu'], model: ['NPR 45-155'] }],
    ['isuzu npr 45', { make: ['Isuzu'], model: ['NPR 45-155'] }],
    ['npr', { query: 'npr' }],
    ['hino 300 series', { make: ['Hino'], model: ['300 Series 616'] }],
    ['bmw 3', { make: ['BMW'], model: ['3 Series'] }],
    ['bmw 3 door', { make: ['BMW'], query: '3 door' }],
    ['jayco on finance', { make: ['Jayco'], query: 'finance' }],
    ['mazda cx', { make: ['Mazda'], model: ['CX-3', 'CX-5'] }],
    ['mazda three', { make: ['Mazda'], model: ['Mazda3'] }],
    ['mazda two or three', { make: ['Mazda'], model: ['Mazda2', 'Mazda3'] }],
    ['mazda 2 or 3', { make: ['Mazda'], model: ['Mazda2', 'Mazda3'] }],
    ['cx five', { make: ['Mazda'], model: ['CX-5'] }],
    ['bmw three series', { make: ['BMW'], model: ['3 Series'] }],
    ['mazda three door', { make: ['Mazda'], query: 'three door' }],
    ['mazda four', { make: ['Mazda'], query: 'four' }],
    ['mazda two owners', { make: ['Mazda'], query: 'two owners' }],
    ['three', { query: 'three' }],
    ['bmw 3 or 5 series', { make: ['BMW'], model: ['3 Series'], query: '5 series' }],
    ['hino 300', { make: ['Hino'], model: ['300 Series 616'] }],
    ['300', { query: '300' }],
    ['landcruiser 300', { make: ['Toyota'], model: ['LandCruiser'], query: '300' }],
    ['718', { make: ['Porsche'], model: ['718 Boxster'] }],
  ])('%s', (words, fields) => expect(fieldsOf(words, others)).toEqual(fields));

  const badged: [string, string][] = [
    ['Ford', 'Ranger'],
    ['Hyundai', 'Accent'],
    ['Toyota', 'Camry'],
    ['Bluebush', 'Tableland'],
  ];
  const badges = ['Wildtrak V6', 'Rogue', 'Ascent Sport', "22' Family Bunk"];
  it.each([
    ['ranger wildtrack', { make: ['Ford'], model: ['Ranger'], badge: ['Wildtrak V6'] }],
    ['wildtrack', { query: 'wildtrack' }],
    ['ranger with rouge', { make: ['Ford'], model: ['Ranger'], query: 'rouge' }],
    ['ranger rouge', { make: ['Ford'], model: ['Ranger'], badge: ['Rogue'] }],
    ['camry hybrid ascent', { make: ['Toyota'], model: ['Camry'], fuel: ['Hybrid'], query: 'ascent' }],
    ['accent', { make: ['Hyundai'], model: ['Accent'] }],
    ['acsent', { make: ['Hyundai'], model: ['Accent'] }],
    [
      'bluebush family bunk 22 ft',
      { make: ['Bluebush'], badge: ["22' Family Bunk"], body_length: [{ min: 22, max: 23 }] },
    ],
    ['bluebush family bunk 22', { make: ['Bluebush'], badge: ["22' Family Bunk"] }],
  ])('%s', (words, fields) => expect(fieldsOf(words, badged, badges)).toEqual(fields));

  const counted: [string, string][] = [
    ['Audi', 'A1'],
    ['Audi', 'A3'],
    ['Audi', 'A4'],
    ['Audi', 'A6'],
    ['BMW', 'i3'],
    ['BMW', '1 Series'],
    ['BMW', '3 Series'],
    ['BMW', '4 Series'],
    ['BMW', 'X5'],
    ['Hyundai', 'i30'],
    ['Mazda', 'CX-5'],
    ['Mazda', 'Mazda2'],
    ['Mazda', 'Mazda3'],
  ];
  const mazda = (...model: string[]) => ({ make: ['Mazda'], model });
  it.each([
    ['a four wheel drive', { drive: ['4WD'] }],
    ['a 4 wheel drive', { drive: ['4WD'] }],
    ['bmw 4 wheel drive', { make: ['BMW'], drive: ['4WD'] }],
    ['a four by four ute', { body: ['Ute'], drive: ['4WD'] }],
    ['a 4 by 4 ute', { body: ['Ute'], drive: ['4WD'] }],
    ['a three to five year old suv', { body: ['SUV'], query: 'three to five year old' }],
    ['a 3 to 5 year old suv', { body: ['SUV'], query: '3 to 5 year old' }],
    ['a 3 or 5 door hatch', { body: ['Hatch'], query: '3 or 5 door' }],
    ['a 3/5 door hatch', { body: ['Hatch'], query: '3/5 door' }],
    ['need a 6 or 7 seater', { seats: [{ min: 6, max: 7 }] }],
    ['a 3 or blue', { make: ['Audi'], model: ['A3'], colour: ['Blue'] }],
    ['a one tonner', { query: 'a one tonner' }],
    ['a 1 tonner', { query: 'a 1 tonner' }],
    ['i three', { query: 'i three' }],
    ['i 30', { make: ['Hyundai'], model: ['i30'] }],
    ['audi a 4', { make: ['Audi'], model: ['A4'] }],
    ['mazda 3 to suit a family', mazda('Mazda3')],
    ['mazda 3 wheels', { ...mazda('Mazda3'), query: 'wheels' }],
    ['mazda cx-5 for 3 kids', { ...mazda('CX-5'), query: '3 kids' }],
    ['bmw x5 for 3 kids', { make: ['BMW'], model: ['X5'], query: '3 kids' }],
    ['cx-5 with 2 isofix points', { ...mazda('CX-5'), query: '2 isofix points' }],
    ['bmw x5 with 3 zone climate', { make: ['BMW'], model: ['X5'], query: '3 zone climate' }],
    ['cx-5 or 3', mazda('CX-5', 'Mazda3')],
    ['cx-5 and 3', mazda('CX-5', 'Mazda3')],
    ['cx-5 or a 3 door', { ...mazda('CX-5'), query: '3 door' }],
    ['mazda two previous owners', { make: ['Mazda'], query: 'two previous owners' }],
    ['mazda 2 previous owner', { ...mazda('Mazda2'), query: 'previous owner' }],
    ['mazda two careful lady owners', { make: ['Mazda'], query: 'two careful lady owners' }],
    ['mazda 3 kids', { make: ['Mazda'], query: '3 kids' }],
    ['mazda two child seats', { make: ['Mazda'], query: 'two child seats' }],
    ['mazda two tone', { make: ['Mazda'], query: 'two tone' }],
    ['mazda 3 isofix', { ...mazda('Mazda3'), query: 'isofix' }],
    ['bmw one lady owner', { make: ['BMW'], query: 'one lady owner' }],
    ['mazda 3 lady owner', { ...mazda('Mazda3'), query: 'lady owner' }],
  ])('%s', (words, fields) => expect(fieldsOf(words, counted)).toEqual(fields));

  const started: [string, string][] = [
    ['Honda', 'CR-V'],
    ['Isuzu', 'NPR 45-155'],
    ['Mazda', 'CX-3'],
    ['Mazda', 'CX-5'],
    ['Mazda', 'MX-5'],
    ['Mercedes-Benz', 'GLA-Class'],
    ['Mercedes-Benz', 'S-Class'],
  ];
  const cx = ['CX-3', 'CX-5'];
  it.each([
    ['mazda cx-30', { make: ['Mazda'], query: 'cx-30' }],
    ['mazda cx 30', { make: ['Mazda'], query: 'cx 30' }],
    ['mazda cx.30', { make: ['Mazda'], query: 'cx.30' }],
    ['mazda mx-30', { make: ['Mazda'], query: 'mx-30' }],
    ['honda cr-z', { make: ['Honda'], query: 'cr-z' }],
    ['honda cr z', { make: ['Honda'], query: 'cr z' }],
    ['honda cr v', { make: ['Honda'], model: ['CR-V'] }],
    ['isuzu npr-65', { make: ['Isuzu'], query: 'npr-65' }],
    ['isuzu npr 45', { make: ['Isuzu'], model: ['NPR 45-155'] }],
    ['isuzu npr 4 tonne', { make: ['Isuzu'], model: ['NPR 45-155'], query: '4 tonne' }],
    ['mazda cx 2018', { make: ['Mazda'], model: cx, year: [{ min: 2018, max: 2018 }] }],
    ['mazda cx 7 seater', { make: ['Mazda'], model: cx, seats: [{ min: 7, max: 7 }] }],
    ['mazda cx - blue', { make: ['Mazda'], model: cx, colour: ['Blue'] }],
    ['mazda cx -blue', { make: ['Mazda'], model: cx, query: '-blue' }],
    ['mazda cx a blue one', { make: ['Mazda'], model: cx, colour: ['Blue'], query: 'one' }],
    ['merc s', { make: ['Mercedes-Benz'], model: ['S-Class'] }],
    ['merc s-500', { make: ['Mercedes-Benz'], model: ['S-Class'], query: '500' }],
    ['merc gla 45', { make: ['Mercedes-Benz'], model: ['GLA-Class'], query: '45' }],
  ])('%s', (words, fields) => expect(fieldsOf(words, started)).toEqual(fields));
});
