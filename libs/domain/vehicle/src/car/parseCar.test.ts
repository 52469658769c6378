import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { carSchema } from './car.ts';
import type { Car } from './car.ts';
import { parseCar } from './parseCar.ts';

const bare = { id: 7, make: 'Kia', model: 'Rio' };

describe('parseCar', () => {
  it('sets every field: missing ones are null or an empty list', () => {
    const car = parseCar(bare);
    expect(Object.keys(car).sort()).toEqual(Object.keys(carSchema.shape).sort());
    expect(Object.values(car)).not.toContain(undefined);
    expect(car).toMatchObject({
      price: null,
      variant: null,
      images: [],
      spin_images: null,
      finance_lenders: null,
    });
  });

  it('derives the fields that a record lacks', () => {
    expect(
      parseCar({ ...bare, year: '2020', badge: 'Sport', stocknum: 'U1', body: 'Hatchback' }),
    ).toMatchObject({
      name: '2020 Kia Rio Sport',
      carsales_title: '2020 Kia Rio Sport',
      slug: '2020-kia-rio-sport-u1',
      path: '/cars/2020-kia-rio-sport-u1',
      make_model: 'Kia Rio',
      simple_body: 'hatch',
      categories: ['hatch'],
      car_type: 'used',
      status: 'unknown',
      item_type: 'car',
      show_on_dealer_website: true,
      reserved: false,
    });
    expect(parseCar(bare).slug).toBe('kia-rio-7');
    expect(parseCar({ ...bare, name: '希', stocknum: '!' }).slug).toBe('7');
    expect(parseCar({ ...bare, fuel: 'ULP', trans: 'Auto' })).toMatchObject({
      simple_fuel: 'Petrol',
      simple_transmission: 'Automatic',
    });
  });

  it('does not know a size or a count of 0, as feeds write it, but 0 km and 0 cylinders of an electric car', () => {
    const none = { doors: '0', seats: 0, gearnum: '0', engine_size: 0, engine_size_litres: '0.0' };
    const variant = { fuelconsumptioncombined: '0', fuelcapacity: 0, vehiclelength: 0, cylinders: 0 };
    const specifications = { tare_weight: 0, aggregate_trailer_mass: '2500', sleeps: '0', body_length: 0 };
    expect(parseCar({ ...bare, ...none, km: 0, variant, specifications })).toMatchObject({
      ...{ doors: null, seats: null, gearnum: null, engine_size: null, engine_size_litres: null, km: 0 },
      variant: { fuelconsumptioncombined: null, fuelcapacity: null, vehiclelength: null, cylinders: 0 },
      specifications: { tare_weight: null, aggregate_trailer_mass: 2500, sleeps: null, body_length: null },
    });
  });

  it('keeps the values of a record', () => {
    const said = {
      name: 'The Rio',
      carsales_title: 'Rio!',
      slug: 'the-rio',
      path: '/elsewhere',
      make_model: 'KIA RIO',
      simple_body: 'sedan',
      simple_fuel: 'Diesel',
      simple_transmission: 'Manual',
      categories: ['city'],
      show_on_dealer_website: false,
      photos_count: 9,
      primary_image_url: '/b.webp',
      thumbnails: ['/t.webp'],
    };
    const raw = { ...bare, ...said, body: 'SUV', fuel: 'ULP', trans: 'Auto', images: ['/a.webp'] };
    expect(parseCar(raw)).toMatchObject(said);
  });

  it.each<[string, unknown, keyof Car, unknown]>([
    ['Odometer', '12,000 km', 'km', 12000],
    ['Stock Number', 'U1', 'stocknum', 'U1'],
    ['stock_no', 'U1', 'stocknum', 'U1'],
    ['Dealer Comments', 'Tidy', 'dealercomments', 'Tidy'],
    ['dealerComments', 'Tidy', 'dealercomments', 'Tidy'],
    ['Exterior Colour', 'White', 'colour', 'White'],
    ['Rego Expiry', '9/2/2027', 'rego_expiry', '2027-02-09'],
    ['BodyStyle', 'SUV', 'body', 'SUV'],
    ['Transmission', 'Automatic', 'trans', 'Automatic'],
    ['standard_equipment', ['Sunroof'], 'standardEquipment', ['Sunroof']],
    ['Price', '$12,990', 'price', 12990],
    ['Condition', 'Pre-Owned', 'car_type', 'used'],
    ['Listing Type', 'Demonstrator', 'car_type', 'demo'],
    ['Type', 'Used', 'item_type', 'car'],
    ['Status', 'In Stock', 'status', 'in_stock'],
    ['SaleStatus', 'For Sale', 'status', 'in_stock'],
    ['status', 'Coming Soon', 'status', 'coming_soon'],
    ['status', 'SOLD', 'status', 'sold'],
    ['status', 'On Hold', 'status', 'on_hold'],
    ['status', 'constructor', 'status', 'constructor'],
    ['item_type', 'constructor', 'item_type', 'car'],
    ['constructor', 'x', 'km', null],
    ['item_type', 'Caravans', 'item_type', 'caravan'],
    ['item_type', 'Bike', 'item_type', 'motorcycle'],
    ['item_type', 'Spaceship', 'item_type', 'car'],
    ['reserved', 'true', 'reserved', true],
    ['reserved', 'Yes', 'reserved', true],
    ['certified', 0, 'certified', false],
    ['show_on_dealer_website', 'No', 'show_on_dealer_website', false],
    ['created_at', 1794787200, 'created_at', '2026-11-16T00:00:00.000Z'],
    ['created_at', 1794787200000, 'created_at', '2026-11-16T00:00:00.000Z'],
    ['created_at_timestamp', 1794787200, 'created_at', '2026-11-16T00:00:00.000Z'],
    ['updated_at', '2026-11-20T18:00:00+10:00', 'updated_at', '2026-11-20T08:00:00.000Z'],
    ['sold_date_timestamp', 1794787200, 'sold_date_timestamp', 1794787200],
    ['sold_date_timestamp', 1794787200123, 'sold_date_timestamp', 1794787200.123],
    ['sold_date', '2026-11-16', 'sold_date_timestamp', 1794787200],
    ['km', -3, 'km', null],
    ['price', 'POA', 'price', null],
    ['offer_price', -3, 'offer_price', -3],
    ['badge', 'null', 'badge', null],
    ['year', '2020', 'year', 2020],
    ['year', 2020.5, 'year', null],
    ['year', 1e300, 'year', null],
    ['build_date', '2012-01', 'build_date', '2012-01'],
    ['options', 'Sunroof|Tow bar, heavy', 'standardEquipment', ['Sunroof', 'Tow bar, heavy']],
    ['options', 'Sunroof, Tow bar,,', 'standardEquipment', ['Sunroof', 'Tow bar']],
    ['options', 7, 'standardEquipment', []],
    ['spin_images', [], 'spin_images', null],
    ['spin_images', ['/0.webp'], 'spin_images', ['/0.webp']],
    ['variant', 'none', 'variant', null],
    ['variant', [], 'variant', null],
    [
      'features',
      { finance: 'no', checkout: true, rocket: true },
      'features',
      { finance: false, checkout: true },
    ],
    ['features', { rocket: true }, 'features', null],
    ['features', 'Sunroof', 'features', null],
    ['state', 'Queensland', 'state', 'QLD'],
    ['state', 'nsw', 'state', 'NSW'],
    ['state', 'Otago', 'state', null],
  ])('reads %s: %j as %s = %j', (key, value, field, expected) => {
    expect(parseCar({ ...bare, [key]: value })[field]).toEqual(expected);
  });

  it('prefers our name of a key, unless its value is blank', () => {
    expect(parseCar({ ...bare, Odometer: 5, km: 9 }).km).toBe(9);
    expect(parseCar({ ...bare, km: 9, Odometer: 5 }).km).toBe(9);
    expect(parseCar({ ...bare, km: '', Odometer: 5 }).km).toBe(5);
    expect(parseCar({ ...bare, Odometer: 5, Mileage: 9 }).km).toBe(5);
    expect(parseCar({ ...bare, km: null, Odometer: 5 }).km).toBe(5);
    expect(parseCar({ ...bare, km: 'null', Odometer: 5 }).km).toBe(5);
    expect(parseCar({ ...bare, km: '9', Odometer: 5 }).km).toBe(9);
    expect(parseCar({ ...bare, images: ['/a.webp'], photos: ['/b.webp'] }).primary_image_url).toBe('/a.webp');
    expect(parseCar({ ...bare, photos: ['/b.webp'], images: ['/a.webp'] }).primary_image_url).toBe('/a.webp');
  });

  it.each([
    ['stocknum', 'U1', ['stock', 'Stock No', 'StockNumber']],
    ['regplate', 'GDC669', ['Rego', 'RegoNum', 'Registration']],
    ['rego_expiry', '2027-02-09', ['RegistrationExpiry', 'rego_expiry_date']],
    ['badge', 'SR5', ['Trim']],
    ['colour', 'White', ['Color', 'ExteriorColor', 'Exterior Colour']],
    ['interior_colour', 'Black', ['InteriorColor', 'Interior Colour']],
    ['body', 'SUV', ['Body Style', 'BodyType']],
    ['drive', '4WD', ['DriveType', 'Drivetrain']],
    ['trans', 'Manual', ['Transmission']],
    ['fuel', 'Diesel', ['Fuel_Type']],
    ['engine_size', 2500, ['EngineSizeCC']],
    ['km', 12, ['Odometer', 'Kms', 'Kilometres', 'Mileage']],
    ['car_type', 'demo', ['Condition', 'StockType', 'ListingType']],
    ['status', 'sold', ['SaleStatus']],
    ['created_at', '2026-11-16T00:00:00.000Z', ['created_at_timestamp', 'DateAdded', 'DateInStock']],
    ['updated_at', '2026-11-16T00:00:00.000Z', ['DateUpdated']],
    ['sold_date_timestamp', 1794787200, ['sold_date', 'SoldAt', 'DateSold']],
    ['price', 12990, ['SellingPrice']],
    ['before_price', 13990, ['WasPrice']],
    ['dealercomments', 'Tidy', ['Comments', 'Description', 'Vehicle description']],
    ['standardEquipment', ['Sunroof'], ['Options']],
    ['images', [{ image: { url: '/a', thumb: { url: '/a' } } }], ['ImageList', 'ImageURLs', 'Photos']],
  ] as const)('accepts the feeds’ names of %s', (field, value, spellings) => {
    for (const key of spellings)
      expect([key, parseCar({ ...bare, [key]: value })[field]]).toEqual([key, value]);
  });

  it('does not read the condition of a vehicle as its car type', () => {
    expect(parseCar({ ...bare, condition: 'EXCELLENT' }).car_type).toBe('used');
    expect(parseCar({ ...bare, condition: 'EXCELLENT', StockType: 'New' }).car_type).toBe('new');
    expect(parseCar({ ...bare, car_type: 'new', condition: 'EXCELLENT' }).car_type).toBe('new');
  });

  it('parses pictures from entities, from URLs and from one text', () => {
    const entity = { image: { url: '/a.webp', thumb: { url: '/a-s.webp' } } };
    expect(parseCar({ ...bare, images: [entity] })).toMatchObject({
      images: [entity],
      thumbnails: ['/a-s.webp'],
      primary_image_url: '/a.webp',
      photos_count: 1,
    });
    const flat = { image: { url: '/b.webp', thumb: { url: '/b.webp' } } };
    expect(parseCar({ ...bare, images: ['/b.webp', '', null, {}, { image: {} }] }).images).toEqual([flat]);
    expect(parseCar({ ...bare, ImageList: '/b.webp| |' }).images).toEqual([flat]);
    expect(parseCar({ ...bare, images: [{ url: '/b.webp', thumb: '/c.webp' }] }).thumbnails).toEqual([
      '/c.webp',
    ]);
    expect(parseCar({ ...bare, images: 3 })).toMatchObject({
      images: [],
      primary_image_url: null,
      photos_count: 0,
    });
    expect(parseCar({ ...bare, images: ['/b.webp'], thumbnails: [] }).thumbnails).toEqual(['/b.webp']);
  });

  it('[FI-06] keeps lenders by their normalised key, with all terms', () => {
    const car = parseCar({
      ...bare,
      finance_lenders: {
        '360 Finance': { interestRate: '6.29%', paymentWeek: '$130', term60: 131 },
        broken: 'x',
      },
    });
    expect(Object.keys(car.finance_lenders ?? {})).toEqual(['360finance']);
    expect(car.finance_lenders?.['360finance']).toMatchObject({
      interestRate: 6.29,
      comparisonRate: null,
      paymentWeek: 130,
      term60: 131,
    });
  });

  it('parses hotspots and drops invalid ones', () => {
    const hotspots = {
      exterior: [{ description: 'Lamp', positions: [{ frame: 0, x: 50, y: '40' }, 3] }, 'x'],
    };
    expect(parseCar({ ...bare, hotspots }).hotspots).toEqual({
      exterior: [{ description: 'Lamp', positions: [{ frame: 0, x: 50, y: 40 }], yaw: null, pitch: null }],
      interior: [],
    });
  });

  it('parses the location with its address', () => {
    const location = { id: '118', address: { city: 'Darwin', postcode: '0800', lat: '-12.46' } };
    expect(parseCar({ ...bare, location }).location).toMatchObject({
      id: 118,
      address: { city: 'Darwin', postcode: '0800', lat: -12.46, street: null },
    });
    expect(parseCar({ ...bare, location: { address: {} } }).location).toMatchObject({ id: null });
    expect(parseCar({ ...bare, location: { id: 118 } }).location).toEqual({ id: 118, address: null });
  });

  it('drops unknown keys, such as a purchase cost', () => {
    const car = parseCar({ ...bare, 'Purchase cost': 9000, purchase_cost: 9000, Invoice: 9000 });
    expect(JSON.stringify(car)).not.toContain('9000');
  });

  it.each([
    [{ make: 'Kia', model: 'Rio' }, 'id'],
    [{ ...bare, id: 1.5 }, 'id'],
    [{ ...bare, id: 'x' }, 'id'],
    [{ ...bare, make: ' ' }, 'make'],
    [{ ...bare, model: null }, 'model'],
    [{ ...bare, car_type: 'stolen' }, 'car_type'],
    [{ ...bare, car_type: 3 }, 'car_type'],
    [{ ...bare, car_type: 'constructor' }, 'car_type'],
  ])('refuses %j, naming %s', (raw, field) => {
    expect(() => parseCar(raw)).toThrow(new RegExp(`"${field}"`));
  });

  it.each([null, undefined, 'car', 7, []])('rejects %j, which is not an object', (raw) => {
    expect(() => parseCar(raw)).toThrow(z.ZodError);
  });

  it('parsing a car again changes nothing', () => {
    const rough = fc.record(
      Object.fromEntries(
        Object.keys(carSchema.shape).map((key) => [
          key,
          fc.oneof(
            fc.string(),
            fc.integer(),
            fc.double(),
            fc.boolean(),
            fc.constant(null),
            fc.array(fc.string()),
          ),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(rough, fc.constantFrom('new', 'DEMO', 'Used'), (raw, type) => {
        const car = parseCar({ ...raw, ...bare, car_type: type });
        expect(parseCar(car)).toEqual(car);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the type Car', () => {
  const car = parseCar(bare);

  it('requires a null check of the price', () => {
    // @ts-expect-error a price may be null
    const twice = () => car.price * 2;
    expect(twice).toBeTypeOf('function');
  });

  it('has three car types only', () => {
    // @ts-expect-error "secondhand" is a value of a feed; parsed cars have "used"
    const wrong: Pick<Car, 'car_type'> = { car_type: 'secondhand' };
    expect(wrong).toBeDefined();
  });

  it('has no purchase cost', () => {
    // @ts-expect-error a purchase cost is not a field of a car, so it cannot be shown
    expect(car.purchase_cost).toBeUndefined();
  });
});

const sharedCars = resolve(import.meta.dirname, '../../../../../../shared/data/cars.json');
const hasSharedCars = existsSync(sharedCars);

describe.runIf(hasSharedCars)('parseCar on ../shared/data/cars.json', () => {
  const raw = z
    .array(z.record(z.string(), z.unknown()))
    .parse(hasSharedCars ? JSON.parse(readFileSync(sharedCars, 'utf8')) : []);

  it('parses every one of them, and changes only formats', () => {
    const respelt = new Set(['created_at', 'updated_at', 'simple_fuel']);
    expect(raw).toHaveLength(424);
    for (const entry of raw) {
      const car: Record<string, unknown> = parseCar(entry);
      for (const [key, value] of Object.entries(entry)) {
        const nothing = value === '' || value === '-';
        if (!respelt.has(key)) expect([key, car[key]]).toEqual([key, nothing ? null : value]);
      }
      expect(parseCar(car)).toEqual(car);
    }
  });
});
