import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoCar } from './demoCars.ts';
import { demoCars, newestFirst } from './demoCars.ts';
import type { Target } from './target.ts';
import { idsOf, openTarget } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

type Rule = [string, (car: DemoCar) => boolean];

const rules: Rule[] = [
  ['make:=Toyota', (car) => car.make === 'Toyota'],
  ['make:=toyota', (car) => car.make === 'Toyota'],
  ['make:=[Toyota,Kia]', (car) => ['Toyota', 'Kia'].includes(car.make)],
  ['make:=[`Land Rover`,`Kia`]', (car) => ['Land Rover', 'Kia'].includes(car.make)],
  ['make:!=Toyota', (car) => car.make !== 'Toyota'],
  ['make:!=[Toyota,Kia]', (car) => !['Toyota', 'Kia'].includes(car.make)],
  ['make:=Citroen', (car) => car.make === 'Citroën'],
  ['make:=Citroën', (car) => car.make === 'Citroën'],
  ['make:=Mercedes-Benz', (car) => car.make === 'Mercedes-Benz'],
  ['make:=Nobody', () => false],
  ['make:=[]', () => false],
  ['model:Prado', (car) => car.model.includes('Prado')],
  ['model:=Prado', () => false],
  ['model:=Land*', (car) => car.model.startsWith('Land')],
  ['body:=Ute / Tray', (car) => car.body === 'Ute / Tray'],
  ['body:![SUV,Sedan]', (car) => !['SUV', 'Sedan'].includes(car.body)],
  ['badge:=`SR5 (4X4)`', (car) => car.badge === 'SR5 (4X4)'],
  ['badge:!=GT', (car) => car.badge !== 'GT'],
  ['features:=Sunroof', (car) => car.features.includes('Sunroof')],
  [
    'features:=[`Cruise Control (Adaptive)`,`18" Alloy Wheels`]',
    (car) => car.features.some((one) => one.startsWith('18"') || one.startsWith('Cruise')),
  ],
  [
    'features:=Sunroof && features:=`Tow Bar`',
    (car) => car.features.includes('Sunroof') && car.features.includes('Tow Bar'),
  ],
  ['year:2015', (car) => car.year === 2015],
  ['year:=[2015,2017]', (car) => car.year === 2015 || car.year === 2017],
  ['year:!=2015', (car) => car.year !== 2015],
  ['year:!=[2015,2016]', (car) => car.year !== 2015 && car.year !== 2016],
  ['year:[2010..2012]', (car) => car.year >= 2010 && car.year <= 2012],
  ['year:[2010..2011, 2020..2021]', (car) => [2010, 2011, 2020, 2021].includes(car.year)],
  ['year:[10..]', () => false],
  ['price:>30000', (car) => car.price > 30_000],
  ['price:<=19990', (car) => car.price <= 19_990],
  ['price:=4990.0', (car) => car.price === 4990],
  ['price:[9989.5..20000.5]', (car) => car.price >= 9989.5 && car.price <= 20_000.5],
  ['km:[<1000, >200000]', (car) => car.km < 1000 || car.km > 200_000],
  ['was:>0', (car) => car.was !== undefined],
  ['certified:true', (car) => car.certified],
  ['certified:=[false]', (car) => !car.certified],
  ['certified:!=true', (car) => !car.certified],
  ['id:=car-3', (car) => car.id === 'car-3'],
  ['id:[car-3,car-9,nobody]', (car) => ['car-3', 'car-9'].includes(car.id)],
  ['id:!=[car-3,car-9]', (car) => !['car-3', 'car-9'].includes(car.id)],
  ['make:=Kia || make:=Mazda', (car) => ['Kia', 'Mazda'].includes(car.make)],
  [
    '(make:=Toyota && body:=SUV) || (make:=Kia && year:>2015)',
    (car) => (car.make === 'Toyota' && car.body === 'SUV') || (car.make === 'Kia' && car.year > 2015),
  ],
  [
    'make:=Kia || make:=Toyota && body:=SUV',
    (car) => ['Kia', 'Toyota'].includes(car.make) && car.body === 'SUV',
  ],
  [
    'state:=NSW && ((make:=Kia || make:=Mazda) && (price:<20000 || year:>=2020))',
    (car) =>
      car.state === 'NSW' && ['Kia', 'Mazda'].includes(car.make) && (car.price < 20_000 || car.year >= 2020),
  ],
  ['  make : = Kia  &&  year : > 2012 ', (car) => car.make === 'Kia' && car.year > 2012],
  ['((make:=Kia))', (car) => car.make === 'Kia'],
];

describe('filters', () => {
  it.each(rules)('%s', async (filter, passes) => {
    const answer = await target.search({ q: '*', filter_by: filter, per_page: 250 });
    expect(answer.error).toBeUndefined();
    const expected = newestFirst(demoCars.filter(passes)).map((car) => car.id);
    expect(idsOf(answer)).toEqual(expected);
    expect(answer.found).toBe(expected.length);
  });

  it('takes places around a point, and in a polygon', async () => {
    const near = await target.search({ q: '*', filter_by: 'spot:(-33.8688, 151.2093, 5 km)', per_page: 250 });
    const close = demoCars.filter((car) => car.state === 'NSW' && car.spot[0] < -33.8688 + 0.045);
    expect(near.found).toBe(close.length);
    const inside = await target.search({
      q: '*',
      filter_by: 'spot:(-38,144,-38,146,-37,146,-37,144)',
      per_page: 250,
    });
    expect(inside.found).toBe(demoCars.filter((car) => car.state === 'VIC').length);
  });
});

const errors: [string, number, string][] = [
  ['nope:=1', 400, 'Could not find a filter field named `nope` in the schema.'],
  ['make', 400, 'Could not parse the filter query.'],
  ['(make:=Kia', 400, 'Could not parse the filter query: unbalanced parentheses.'],
  ['make:=Kia)', 400, 'Could not parse the filter query: unbalanced parentheses.'],
  ['make:=Kia &&', 400, 'Could not parse the filter query: unbalanced `&&` operands.'],
  ['make:=', 400, 'Error with filter field `make`: Filter value cannot be empty.'],
  ['year:=abc', 400, 'Error with filter field `year`: Numerical field has an invalid comparator.'],
  ['year:>1.5', 400, 'Error with filter field `year`: Not an int32.'],
  ['price:>cheap', 400, 'Error with filter field `price`: Not a float.'],
  ['certified:=maybe', 400, 'Value of filter field `certified` must be `true` or `false`.'],
];

describe('invalid filters', () => {
  it.each(errors)('%s', async (filter, code, error) => {
    const answer = await target.search({ q: '*', filter_by: filter });
    expect(answer).toEqual({ code, error });
  });
});
