import { describe, expect, it } from 'vitest';
import { now } from '../testing/site.ts';
import { findPlace, wordsSite } from '../testing/wordsSite.ts';
import { wordsSearch } from './wordsSearch.ts';

const AT = '@-27.468,153.028';

/** The decoded query of the resulting URL, without the search root. */
function queryOf(words: string): string {
  const { state, url } = wordsSearch(words, {}, wordsSite, { now, findPlace });
  const [path = '', query = ''] = url.split('?');
  const params = [...new URLSearchParams(query)].map(([key, value]) => `${key}=${value}`).join('&');
  expect(state.currentPath === path || path.startsWith('/search/')).toBe(true);
  return path === '/search/new-used-and-demo-cars/' ? params : `${path}${params && `?${params}`}`;
}

describe('the phrases of the issue', () => {
  it.each([
    [
      'red suv under 30k near brisbane',
      `body=SUV&colour=Red&near=Brisbane QLD 4000${AT}&price=-30000&sortBy=nearest`,
    ],
    [
      'cheap auto hatch for P plater under 15000',
      'body=Hatch&price=-15000&sortBy=lowest-price&transmission=Automatic',
    ],
    ['7 seater diesel 4wd less than 100,000 km', 'drive=4WD&fuel=Diesel&km=-100000&seats=7'],
    ['hilux 2018 or newer', 'make=Toyota&model=Hilux&year=2018-'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('makes, models and badges, if the stock has them', () => {
  it.each([
    ['toyota', '/search/toyota'],
    ['Toyota Corolla', '/search/toyota/corolla'],
    ['corolla', '/search/toyota/corolla'],
    ['TOYOTA   corolla!', '/search/toyota/corolla'],
    ['mazda 3', '/search/mazda/3'],
    ['mazda3', '/search/mazda/3'],
    ['cx5', '/search/mazda/cx-5'],
    ['cx 5', '/search/mazda/cx-5'],
    ['Mazda CX-5', '/search/mazda/cx-5'],
    ['bt50', '/search/mazda/bt-50'],
    ['dmax', '/search/isuzu/d-max'],
    ['d-max or mu-x', 'make=Isuzu&model=D-MAX&model=MU-X'],
    ['x trail', '/search/nissan/x-trail'],
    ['land cruiser', '/search/toyota/landcruiser'],
    ['landcruiser prado', '/search/toyota/landcruiser-prado'],
    ['prado', 'query=prado'],
    ['santa fe', '/search/hyundai/santa-fe'],
    ['grand cherokee', '/search/jeep/grand-cherokee'],
    ['land rover', '/search/land-rover'],
    ['range rover', '/search/land-rover/range-rover'],
    ['range rover evoque', 'badge=Evoque TD4 150 Pure&make=Land Rover&model=Range Rover'],
    ['vw golf', '/search/volkswagen/golf'],
    ['merc c200', '/search/mercedes-benz/c200'],
    ['mercedes', '/search/mercedes-benz'],
    ['bmw 320i', '/search/bmw/320i'],
    ['bmw 3 series', 'make=BMW&query=3 series'],
    ['mazda 2 or 3', 'make=Mazda&model=2&model=3'],
    ['hilux or ranger', 'make=Ford&make=Toyota&model=Hilux&model=Ranger'],
    ['ferrari', 'query=ferrari'],
    ['toyota supra', 'make=Toyota&query=supra'],
    ['3', 'query=3'],
    ['mazda 3 door', 'make=Mazda&query=3 door'],
    ['mazda, 3 door', 'make=Mazda&query=3 door'],
    ['mazda 3, 5 door', 'make=Mazda&model=3&query=5 door'],
    ['3008', 'query=3008'],
    ['peugeot 3008', '/search/peugeot/3008'],
    ['note', 'query=note'],
    ['nissan note', '/search/nissan/note'],
    ['mitsubishi express', '/search/mitsubishi/express'],
    ['express delivery', 'query=express delivery'],
    ['mg hs', '/search/mg/hs'],
    ['hs', 'query=hs'],
    ['seat leon', '/search/seat/leon'],
    ['leather seat', 'query=leather seat'],
    ['mini', 'query=mini'],
    ['mini 3d', '/search/mini/3d'],
    ['haval', 'query=haval'],
    ['haval h6', '/search/haval/h6'],
    ['gwm haval', '/search/gwm/haval'],
    ['hilux sr5', 'badge=SR5 (4X2)&badge=SR5 (4X4)&make=Toyota&model=Hilux'],
    ['hilux sr5 4x4', 'badge=SR5 (4X2)&badge=SR5 (4X4)&drive=4WD&make=Toyota&model=Hilux'],
    ['sr5', 'query=sr5'],
    ['corolla ascent sport', 'badge=Ascent Sport&badge=Ascent Sport Hybrid&make=Toyota&model=Corolla'],
    ['corolla hybrid', 'badge=Hybrid&make=Toyota&model=Corolla'],
    ['ranger xlt 3.2 4x4', 'badge=XLT 3.2 (4X4)&drive=4WD&make=Ford&model=Ranger'],
    ['newstead', '/search/newstead'],
    [
      'hilux at harbour city motors newstead',
      'location_name=Harbour City Motors Newstead - Sales&make=Toyota&model=Hilux',
    ],
    ['harbour city motors', '/search/harbour-city-motors'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('bodies, fuels, gearboxes, drives, colours, states, types', () => {
  it.each([
    ['suv', '/search/suv-cars'],
    ['SUVs', '/search/suv-cars'],
    ['hatchback', '/search/hatch-cars'],
    ['station wagon', '/search/wagon-cars'],
    ['people mover', '/search/people-mover-cars'],
    ['mini van', '/search/people-mover-cars'],
    ['pickup', '/search/ute-cars'],
    ['suv or ute', 'body=SUV&body=Ute'],
    ['suv/ute', 'body=SUV&body=Ute'],
    ['electric', '/search/ev-cars'],
    ['EVs', '/search/ev-cars'],
    ['4x4', '/search/4x4-cars'],
    ['four wheel drive', '/search/4x4-cars'],
    ['4 x 4 ute', 'body=Ute&drive=4WD'],
    ['awd wagon', 'body=Wagon&drive=AWD'],
    ['2wd', 'drive=2WD&drive=FWD&drive=RWD'],
    ['petrol or hybrid', 'fuel=Hybrid&fuel=Petrol'],
    ['plug-in hybrid', 'query=plug-in hybrid'],
    ['automatic', 'transmission=Automatic'],
    ['manual sedan', 'body=Sedan&transmission=Manual'],
    ['used', '/search/used-cars'],
    ['second hand', '/search/used-cars'],
    ['pre-owned', '/search/used-cars'],
    ['brand new', '/search/new-cars'],
    ['new or demo', '/search/new-and-demo-cars'],
    ['ex-demo', '/search/demo-cars'],
    ['white', 'colour=White'],
    ['gray', 'colour=Grey'],
    ['red or blue', 'colour=Blue&colour=Red'],
    ['champagne', 'query=champagne'],
    ['certified', 'certified=true'],
    ['in queensland', 'state=QLD'],
    ['nsw ute', 'body=Ute&state=NSW'],
    ['new south wales', 'state=NSW'],
    ['caravan', 'item_type=caravan'],
    ['truck', 'query=truck'],
    ['wheelchair access', 'query=wheelchair access'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('prices', () => {
  it.each([
    ['under 30k', 'price=-30000'],
    ['below $30,000', 'price=-30000'],
    ['up to 30 k', 'price=-30000'],
    ['less than 30 grand', 'price=-30000'],
    ['no more than thirty thousand dollars', 'price=-30000'],
    ['15 grand', 'price=-15000'],
    ['fifteen grand', 'price=-15000'],
    ['$15,000', 'price=-15000'],
    ['$ 15,000', 'price=-15000'],
    ['15000 or less', 'price=-15000'],
    ['$15k max', 'price=-15000'],
    ['budget 15k', 'price=-15000'],
    ['15k budget', 'price=-15000'],
    ['budget of $15,500', 'price=-15500'],
    ['sub 20k', 'price=-20000'],
    ['< 20000', 'price=-20000'],
    ['over 30k', 'price=30000-'],
    ['$30k+', 'price=30000-'],
    ['30k plus', 'price=30000-'],
    ['at least $30,000', 'price=30000-'],
    ['between 20k and 30k', 'price=20000-30000'],
    ['20k to 30k', 'price=20000-30000'],
    ['20-30k', 'price=20000-30000'],
    ['20 to 30 grand', 'price=20000-30000'],
    ['$20,000 - $30,000', 'price=20000-30000'],
    ['from 20000 to 30000', 'price=20000-30000'],
    ['30k to 20k', 'price=20000-30000'],
    ['over 10k under 20k', 'price=10000-20000'],
    ['under 30k under 20k', 'price=-20000'],
    ['around 20k', 'price=18000-22000'],
    ['20k or so', 'price=18000-22000'],
    ['price under 100000', 'price=-100000'],
    ['under $100k', 'price=-100000'],
    ['under 100k', 'query=under 100k'],
    ['30k', 'query=30k'],
    ['15000', 'query=15000'],
    ['under 30', 'query=under 30'],
    ['under $30', 'query=under $30'],
    ['$400 a month', 'query=$400 a month'],
    ['under $5000 deposit', 'query=under $5000 deposit'],
    ['$2000 off', 'query=$2000 off'],
    ['cheap', 'sortBy=lowest-price'],
    ['cheapest suv', 'body=SUV&sortBy=lowest-price'],
    ['cheap to run', 'query=cheap to run'],
    ['most expensive', 'sortBy=highest-price'],
    ['with repayments under $100 a week', 'weekly_price_range=-100'],
    ['$100 per week', 'weekly_price_range=-100'],
    ['under $100/week', 'weekly_price_range=-100'],
    ['$80-$100 a week', 'weekly_price_range=80-100'],
    ['under 100pw', 'weekly_price_range=-100'],
    ['repayments under $100', 'query=repayments under $100'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('kilometres, years and seats', () => {
  it.each([
    ['less than 100,000 km', 'km=-100000'],
    ['under 100000kms', 'km=-100000'],
    ['100k km', 'km=-100000'],
    ['under 100 000 km', 'km=-100000'],
    ['kms under 100000', 'km=-100000'],
    ['50,000 to 100,000 km', 'km=50000-100000'],
    ['80,000 km on the clock', 'km=-80000'],
    ['low kms', ''],
    ['500 km range', 'query=500 km range'],
    ['2018', 'year=2018'],
    ['2018 or newer', 'year=2018-'],
    ['2018+', 'year=2018-'],
    ['2018 onwards', 'year=2018-'],
    ['from 2018', 'year=2018-'],
    ['since 2018', 'year=2018-'],
    ['after 2015', 'year=2016-'],
    ['newer than 2015', 'year=2016-'],
    ['before 2015', 'year=-2014'],
    ['pre-2015', 'year=-2014'],
    ['2015 or older', 'year=-2015'],
    ['2016-2019', 'year=2016-2019'],
    ['2016 – 2019', 'year=2016-2019'],
    ['between 2016 and 2019', 'year=2016-2019'],
    ['2018 or 2019', 'year=2018&year=2019'],
    ['around 2018', 'year=2017-2019'],
    ['2018 model', 'year=2018'],
    ['under 2015', 'query=under 2015'],
    ['2,018', 'query=2,018'],
    ['less than 5 years old', 'year=2021-'],
    ['no older than 5 years', 'year=2021-'],
    ['over 10 years old', 'year=-2016'],
    ['5 years old', 'query=5 years old'],
    ['5 year warranty', 'query=5 year warranty'],
    ['7 seater', 'seats=7'],
    ['seven seats', 'seats=7'],
    ['7-seater', 'seats=7'],
    ['7seater', 'seats=7'],
    ['at least 7 seats', 'seats=7-'],
    ['7+ seats', 'seats=7-'],
    ['more than 5 seats', 'seats=6-'],
    ['5 or 7 seater', 'seats=5-7'],
    ['5-7 seats', 'seats=5-7'],
    ['seats 8', 'seats=8'],
    ['2 seat covers', 'query=2 seat covers'],
    ['5 doors', 'query=5 doors'],
    ['under 8l/100km', 'query=under 8l/100km'],
    ['3 tonne towing', 'query=3 tonne towing'],
    ['over 200kw', 'query=over 200kw'],
    ['4 cylinder 2.0 turbo', 'query=4 cylinder 2.0 turbo'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('[SR-20] places', () => {
  it.each([
    ['near brisbane', `near=Brisbane QLD 4000${AT}&sortBy=nearest`],
    ['in Newtown NSW', `near=Newtown NSW 2042${AT}&sortBy=nearest`],
    ['near 4000', `near=4000 QLD${AT}&sortBy=nearest`],
    ['postcode 0800', `near=0800 NT${AT}&sortBy=nearest`],
    ['close to surfers paradise', `near=Surfers Paradise QLD 4217${AT}&sortBy=nearest`],
    ['within 50 km of dubbo', `near=Dubbo NSW 2830${AT}&radius=50&sortBy=nearest`],
    ['within 50km of 4000', `near=4000 QLD${AT}&radius=50&sortBy=nearest`],
    ['cheap ute near dubbo', `body=Ute&near=Dubbo NSW 2830${AT}&sortBy=lowest-price`],
    ['new ute near new farm', `body=Ute&car_type=new&near=New Farm QLD 4005${AT}&sortBy=nearest`],
    ['orange ute near orange', `body=Ute&colour=Orange&near=Orange NSW 2800${AT}&sortBy=nearest`],
    ['near brisbane near dubbo', `near=Brisbane QLD 4000${AT}&sortBy=nearest`],
    ['near atlantis', 'query=near atlantis'],
    ['around 4000', 'query=around 4000'],
    ['4000', 'query=4000'],
    ['suv near me', '/search/suv-cars'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('idioms', () => {
  it.each([
    ['red book', 'query=red book'],
    ['mazda 3 red book value', 'make=Mazda&model=3&query=red book value'],
    ['black leather seats', 'query=black leather seats'],
    ['black hilux with leather', 'colour=Black&make=Toyota&model=Hilux&query=leather'],
    ['electric windows', 'query=electric windows'],
    ['android auto', 'query=android auto'],
    ['auto with android auto', 'query=android auto&transmission=Automatic'],
    ['new tyres', 'query=new tyres'],
    ['near new rav4', 'make=Toyota&model=RAV4&query=near new'],
    ['owners manual', 'query=owners manual'],
    ['gold coast', 'query=gold coast'],
    ['barely used', 'query=barely used'],
    ['similar to a hilux', 'query=similar to a hilux'],
    ['bigger than a corolla', 'query=bigger than a corolla'],
    ['"red suv"', 'query="red suv"'],
    ['red "land rover"', 'colour=Red&query="land rover"'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('negations', () => {
  it.each([
    ['not red', 'query=-red'],
    ['-red', 'query=-red'],
    ['suv not red', 'body=SUV&query=-red'],
    ['suv, but not red or white', 'body=SUV&query=-red -white'],
    ['no diesel', 'query=-diesel'],
    ['not toyota', 'query=-toyota'],
    ['not toyota corolla', ''],
    ['not a land rover', ''],
    ['not manual', ''],
    ['no accidents suv', 'body=SUV&query=no accidents'],
    ['without sunroof', 'query=without sunroof'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});

describe('many words at once', () => {
  it.each([
    ['I am looking for a red car', 'colour=Red&query=am'],
    ['Looking for a used Toyota with less than 80,000 km please', 'car_type=used&km=-80000&make=Toyota'],
    ['family suv', 'body=SUV&query=family'],
    ['top of the range suv', 'body=SUV&query=top of the range'],
    [
      'white or silver hilux or ranger under $50k, auto, less than 120,000kms',
      'colour=Silver&colour=White&km=-120000&make=Ford&make=Toyota&model=Hilux&model=Ranger&price=-50000&transmission=Automatic',
    ],
    ['2019 Kia Carnival 8 seater diesel', 'fuel=Diesel&make=Kia&model=Carnival&seats=8&year=2019'],
    ['the one', 'query=the one'],
    ['', ''],
    ['   ', ''],
    ['!!!', 'query=!!!'],
  ])('%s', (words, expected) => expect(queryOf(words)).toBe(expected));
});
