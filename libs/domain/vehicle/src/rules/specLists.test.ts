import { describe, expect, it } from 'vitest';
import { parseCar } from '../car/parseCar.ts';
import { showFirst } from './showFirst.ts';
import { specLists } from './specLists.ts';
import type { SpecItem } from './specLists.ts';

const lines = (items: SpecItem[]) => items.map(({ label, value }) => `${label}: ${value}`);
const bare = { id: 7, make: 'Toyota', model: 'Hilux' };
const full = parseCar({
  ...bare,
  stocknum: 'U1',
  vin: '6ZZ4KAUU2LD587621',
  regplate: 'GDC669',
  year: 2020,
  badge: 'SR5',
  series: 'GUN126R',
  km: 55490,
  body: 'Ute / Tray',
  trans: 'Sports Automatic',
  fuel: 'Diesel',
  drive: '4WD',
  doors: 4,
  seats: 5,
  colour: 'White',
  interior_colour: 'Black',
  engine_size: 2800,
  engine_size_litres: 2.8,
  gearnum: 6,
  bodyconfiguration: 'Dual cab',
  build_date: '2020-12',
  compliance_date: '2021-01-15',
  variant: {
    cylinders: 4,
    induction: 'Turbo',
    torque: '500 Nm',
    geartype: 'Automatic',
    fuelconsumptioncombined: 8.6,
    fuelcapacity: 76,
    grossvehiclemass: 3150,
    vehiclelength: 5361,
    vehiclewidth: 1874,
    vehicleheight: 1785,
    towingcapacitybraked: 3500,
    ancaprating: 5,
  },
});

describe('specLists', () => {
  it('[VD-07] has key information, specifications and summary', () => {
    const lists = specLists(full);
    expect(lines(lists.featured)).toEqual([
      'Odometer: 55,490 km',
      'Transmission: Sports Automatic',
      'Fuel: Diesel',
      'Body: Ute / Tray',
      'Engine: 2.8 L',
      'Drive: 4WD',
      'Seats: 5',
      'Doors: 4',
      'Colour: White',
    ]);
    expect(lines(lists.specifications)).toEqual([
      'Cylinders: 4',
      'Engine size: 2,800 cc',
      'Induction: Turbo',
      'Torque: 500 Nm',
      'Gear type: Automatic',
      'Gears: 6',
      'Body configuration: Dual cab',
      'Fuel use, combined: 8.6 L/100 km',
      'Fuel tank: 76 L',
      'Towing capacity, braked: 3,500 kg',
      'Gross vehicle mass: 3,150 kg',
      'Length: 5,361 mm',
      'Width: 1,874 mm',
      'Height: 1,785 mm',
      'ANCAP rating: 5 stars',
    ]);
    expect(lines(lists.summary)).toEqual([
      'Stock number: U1',
      'Year: 2020',
      'Make: Toyota',
      'Model: Hilux',
      'Badge: SR5',
      'Series: GUN126R',
      'Interior: Black',
      'Built: December 2020',
      'Complied: 15 January 2021',
      'Registration: GDC669',
      'VIN: 6ZZ4KAUU2LD587621',
    ]);
    expect(lists.featured[0]).toEqual({ key: 'km', label: 'Odometer', value: '55,490 km' });
  });

  it('[VD-07] has a unique key for every line', () => {
    const keys = (items: SpecItem[]) => items.map(({ key }) => key).join(' ');
    const lists = specLists(full);
    expect(keys(lists.featured)).toBe('km transmission fuel body engine drive seats doors colour');
    expect(keys(lists.specifications)).toBe(
      'cylinders enginesize induction torque geartype gearnum bodyconfiguration fuelconsumptioncombined fuelcapacity ' +
        'towingcapacitybraked grossvehiclemass vehiclelength vehiclewidth vehicleheight ancaprating',
    );
    expect(keys(lists.summary)).toBe(
      'stocknum year make model badge series interior_colour build_date compliance_date regplate vin',
    );
  });

  it('[PR-09] hides values that are empty, null or the text “null”, and shows 0 km', () => {
    expect(lines(specLists(parseCar({ ...bare, km: 0 })).featured)).toEqual(['Odometer: 0 km']);
    const raw = {
      ...parseCar(bare),
      colour: 'null',
      drive: '  ',
      body: 'undefined',
      fuel: '',
      seats: Number.NaN,
    };
    expect(specLists(raw).featured).toEqual([]);
    expect(specLists({ ...raw, km: Number.NaN, build_date: 'null' }).featured).toEqual([]);
    expect(specLists(parseCar(bare)).specifications).toEqual([]);
    expect(lines(specLists(parseCar(bare)).summary)).toEqual(['Make: Toyota', 'Model: Hilux']);
  });

  it('has no engine of 0 in an electric car, no payload of an unknown tare, and one star', () => {
    const electric = parseCar({
      ...{ ...bare, fuel: 'Electric', engine_size_litres: 0, seats: 0 },
      variant: { cylinders: 0, enginesize: 0, fuelconsumptioncombined: 0, fuelcapacity: 0, ancaprating: 1 },
    });
    expect(lines(specLists(electric).featured)).toEqual(['Fuel: Electric']);
    expect(lines(specLists(electric).specifications)).toEqual(['ANCAP rating: 1 star']);
    const caravan = parseCar({
      ...{ ...bare, item_type: 'caravan' },
      specifications: { tare_weight: 0, aggregate_trailer_mass: 2500 },
    });
    expect(lines(specLists(caravan).specifications)).toEqual(['Aggregate trailer mass: 2,500 kg']);
  });

  it.each([
    ['2027-02-09', false, ['Rego: Expires on 9 February 2027']],
    ['2026-11-20', true, ['Rego: Unregistered']],
    ['2026-11-20', false, []],
    [null, true, []],
  ])('[PR-10] a registration until %j, with showUnregistered %j, has the text %j', (expiry, past, said) => {
    const day = { now: new Date('2026-11-21T02:00:00Z'), timeZone: 'Australia/Brisbane' };
    const { summary } = specLists(parseCar({ ...bare, rego_expiry: expiry }), {
      ...day,
      showUnregistered: past,
    });
    expect(lines(summary.filter(({ key }) => key === 'rego_expiry'))).toEqual(said);
  });

  it('[VD-07] falls back to the second source of a value', () => {
    const simple = parseCar({ ...bare, simple_fuel: 'Petrol', simple_transmission: 'Manual' });
    expect(lines(specLists(simple).featured)).toEqual(['Transmission: Manual', 'Fuel: Petrol']);
    const variant = { enginesize: 2500, enginesize_litres: 2.5, bodyconfiguration: 'Tray' };
    const built = specLists(parseCar({ ...bare, variant }));
    expect(lines(built.featured)).toEqual(['Engine: 2.5 L']);
    expect(lines(built.specifications)).toEqual(['Engine size: 2,500 cc', 'Body configuration: Tray']);
  });

  it('[VD-07] lists a caravan in feet, with its payload and without kilometres', () => {
    const caravan = parseCar({
      ...bare,
      item_type: 'caravan',
      km: 5,
      body: 'Caravan',
      colour: 'White',
      specifications: {
        body_length: 18.4,
        body_width: 7.7,
        tare_weight: 1990,
        axle_type: 'Tandem Axle',
        sleeps: 2,
        aggregate_trailer_mass: 2590,
      },
    });
    expect(lines(specLists(caravan).featured)).toEqual([
      'Length: 18.4 ft',
      'Sleeps: 2',
      'Axle: Tandem Axle',
      'Tare: 1,990 kg',
      'ATM: 2,590 kg',
      'Width: 7.7 ft',
      'Colour: White',
    ]);
    expect(specLists(caravan).featured.map(({ key }) => key)).toEqual([
      'body_length',
      'sleeps',
      'axle_type',
      'tare_weight',
      'aggregate_trailer_mass',
      'body_width',
      'colour',
    ]);
    expect(specLists(caravan).specifications.map(({ key }) => key)).toEqual([
      'body',
      'body_length',
      'body_width',
      'tare_weight',
      'payload',
      'aggregate_trailer_mass',
      'axle_type',
      'sleeps',
    ]);
    expect(lines(specLists(caravan).specifications)).toEqual([
      'Body: Caravan',
      'Body length: 18.4 ft',
      'Body width: 7.7 ft',
      'Tare weight: 1,990 kg',
      'Payload: 600 kg',
      'Aggregate trailer mass: 2,590 kg',
      'Axle type: Tandem Axle',
      'Sleeps: 2',
    ]);
  });

  it.each([
    [{ tare_weight: 2590, aggregate_trailer_mass: 2590 }, ['0 kg']],
    [{ tare_weight: 2591, aggregate_trailer_mass: 2590 }, []],
    [{ tare_weight: 2000 }, []],
    [{ aggregate_trailer_mass: 2590 }, []],
    [null, []],
  ])('[VD-07] for the masses %j has the payload %j', (specifications, expected) => {
    const items = specLists(parseCar({ ...bare, item_type: 'caravan', specifications })).specifications;
    expect(items.filter(({ key }) => key === 'payload').map(({ value }) => value)).toEqual(expected);
    expect(specLists(parseCar({ ...bare, item_type: 'caravan', specifications })).featured).not.toContain(
      undefined,
    );
  });
});

describe('showFirst', () => {
  it.each([
    [[1, 2, 3], 2, [1, 2], [3]],
    [[1, 2], 2, [1, 2], []],
    [[1], 4, [1], []],
    [[1], 0, [], [1]],
    [[1, 2, 3], -1, [], [1, 2, 3]],
    [[1], 1.5, [], [1]],
    [[], 4, [], []],
  ])('[VD-07] splits %j at %d into %j and %j', (items, count, shown, more) => {
    expect(showFirst(items, count)).toEqual({ shown, more });
  });
});
