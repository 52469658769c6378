import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { displayedPrice } from '@forecourt/pricing';
import { carSchema, parseCar, type Car } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { exampleCar, now } from '../testing/site.ts';
import { carCollectionSchema } from './carCollectionSchema.ts';
import { hitToCar, hitWeekly } from './hitToCar.ts';
import { searchDocument, type SearchDocument } from './searchDocument.ts';

const sample = fileURLToPath(new URL('../../../../../../shared/data/cars.json', import.meta.url));
const hasSample = existsSync(sample);

const options = { now };
const throughTheIndex = (car: Car) => hitToCar(searchDocument(car, options));

const SHOWN = [
  ...([
    'id',
    'slug',
    'name',
    'path',
    'stocknum',
    'make',
    'model',
    'make_model',
    'badge',
    'series',
    'year',
    'km',
    'seats',
  ] as const),
  ...([
    'price',
    'before_price',
    'offer_price',
    'subscription_price',
    'price_type',
    'preorder',
    'reserved',
    'certified',
  ] as const),
  ...([
    'car_type',
    'item_type',
    'status',
    'tag',
    'created_at',
    'updated_at',
    'show_on_dealer_website',
    'features',
  ] as const),
  ...([
    'location_id',
    'location_name',
    'dealership_id',
    'dealership_name',
    'dealership_slug',
    'city',
    'state',
  ] as const),
  ...([
    'specifications',
    'autograb_data',
    'photos_count',
    'primary_image_url',
    'filtered_features',
    'engine_size_litres',
  ] as const),
];

function shown(car: Car) {
  return Object.fromEntries(SHOWN.map((key) => [key, car[key]]));
}

describe('hitToCar', () => {
  it('[SR-05] keeps all fields of a card', () => {
    const car = exampleCar({
      offer_price: 1000,
      before_price: 36_990,
      autograb_data: { average_market_price: 40_000, state_average_market_price: null },
      features: { finance: false, checkout: true },
      sold_date_timestamp: 1_795_132_800,
    });
    expect(shown(throughTheIndex(car))).toEqual(shown(car));
    expect(throughTheIndex(car).images).toEqual(car.images);
    expect(throughTheIndex(car).sold_date_timestamp).toBe(car.sold_date_timestamp);
  });

  it('[SR-05] has body, transmission, fuel and lists with the values of the facets', () => {
    const car = exampleCar({
      body: 'Sport Utility',
      trans: 'CVT',
      fuel: 'PULP/Electric',
      categories: ['suv'],
    });
    expect(throughTheIndex(car)).toMatchObject({
      body: 'SUV',
      simple_body: 'suv',
      trans: 'Automatic',
      simple_transmission: 'Automatic',
      fuel: 'Hybrid',
      simple_fuel: 'Hybrid',
      drive: 'FWD',
      colour: 'Black',
      doors: 5,
      categories: ['suv'],
      filtered_features: ['Roof rails'],
    });
  });

  it.each([
    [{ average_market_price: 40_000, state_average_market_price: null }],
    [{ average_market_price: null, state_average_market_price: 39_000 }],
    [{ average_market_price: 40_000, state_average_market_price: 39_000 }],
    [null],
  ])('[SR-05] keeps the market averages %j', (autograb_data) => {
    expect(throughTheIndex(exampleCar({ autograb_data })).autograb_data).toEqual(autograb_data);
  });

  it.each([[{ finance: true }], [{ finance: false }], [{ checkout: true, garage: false }], [null]])(
    '[SR-05] keeps the features %j',
    (features) => {
      expect(throughTheIndex(exampleCar({ features })).features).toEqual(features);
    },
  );

  it('[SR-05] uses a picture as its own thumbnail, and empty lists, if a request left them out', () => {
    const { image_thumbs, categories, filtered_features, ...hit } = searchDocument(
      exampleCar({ images: [{ image: { url: '/a.webp', thumb: { url: '/a-small.webp' } } }] }),
      options,
    );
    expect(image_thumbs).toEqual(['/a-small.webp']);
    expect(hitToCar({ ...hit, image_thumbs, categories, filtered_features })).toMatchObject({
      images: [{ image: { url: '/a.webp', thumb: { url: '/a-small.webp' } } }],
      thumbnails: ['/a-small.webp'],
    });
    const lean: SearchDocument = JSON.parse(JSON.stringify(hit));
    expect(hitToCar(lean)).toMatchObject({
      images: [{ image: { url: '/a.webp', thumb: { url: '/a.webp' } } }],
      thumbnails: ['/a.webp'],
      categories: [],
      filtered_features: [],
    });
  });

  it('[SR-05] keeps berths, lengths and masses of a caravan', () => {
    const specifications = {
      body_length: 16.1,
      body_width: 7.2,
      tare_weight: 1480,
      axle_type: 'Single Axle',
      sleeps: 2,
    };
    const caravan = exampleCar({ item_type: 'caravan', km: null, specifications });
    expect(throughTheIndex(caravan).specifications).toEqual({
      ...specifications,
      aggregate_trailer_mass: null,
    });
  });

  it('keeps missing fields missing', () => {
    const missing =
      'stocknum badge year colour body fuel trans drive km seats doors price price_type updated_at location_name';
    const more = 'location_id dealership_name dealership_slug dealership_id city state created_at location';
    const bare = exampleCar({
      ...Object.fromEntries(`${missing} ${more}`.split(' ').map((key) => [key, null])),
      item_type: 'caravan',
      specifications: { axle_type: null },
      images: [],
    });
    expect(shown(throughTheIndex(bare))).toEqual(shown(bare));
    expect(throughTheIndex(bare)).toMatchObject({
      trans: null,
      fuel: null,
      colour: null,
      doors: null,
      images: [],
    });
  });

  it('has no private field and only indexed ones', () => {
    expect(throughTheIndex(exampleCar())).toMatchObject({
      vin: null,
      regplate: null,
      private_suburb: null,
      private_postcode: null,
      dealercomments: null,
      finance_lenders: null,
      location: { id: 101, address: null },
      features: null,
    });
    expect(throughTheIndex(exampleCar({ location: null, location_id: null })).location).toBeNull();
  });

  it('law: is a valid car, and has the same document again', () => {
    for (const fields of [
      {},
      { price: null, images: [] },
      { item_type: 'caravan', specifications: { sleeps: 4 } },
    ]) {
      const car = throughTheIndex(exampleCar(fields));
      expect(carSchema.parse(car)).toEqual(car);
      const { geo: _geo, ...document } = searchDocument(exampleCar(fields), options);
      expect(searchDocument(car, options)).toEqual(document);
    }
  });

  it.each([
    [null, null],
    [{ amount: 134, annualRatePercent: 6.29, comparisonRatePercent: 8.19 }, true],
    [{ amount: 0, annualRatePercent: 0, comparisonRatePercent: 0 }, true],
  ])('[SR-09] keeps the weekly repayment %j with both rates', (weekly, kept) => {
    expect(hitWeekly(searchDocument(exampleCar(), { ...options, weekly }))).toEqual(kept && weekly);
  });

  it.each(['weekly_price', 'weekly_annual_rate', 'weekly_comparison_rate'])(
    '[SR-09] has no repayment without %s',
    (field) => {
      const weekly = { amount: 134, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
      const document = searchDocument(exampleCar(), { ...options, weekly });
      expect(hitWeekly({ ...document, [field]: undefined })).toBeNull();
    },
  );
});

describe.runIf(hasSample)('the cars of ../shared/data/cars.json', () => {
  const list: unknown[] = hasSample ? JSON.parse(readFileSync(sample, 'utf8')) : [];
  const cars = list.map(parseCar);

  it('are 424', () => expect(cars).toHaveLength(424));

  it('[SR-05] survive the round trip through the index', () => {
    for (const car of cars) {
      expect(shown(throughTheIndex(car))).toEqual(shown(car));
      expect(displayedPrice(throughTheIndex(car))).toBe(searchDocument(car, options).price ?? null);
    }
  });

  it('[SR-15] fit the schema, field by field', () => {
    const fields = new Map(carCollectionSchema('cars').fields.map((field) => [field.name, field]));
    const types: Record<string, (value: unknown) => boolean> = {
      string: (value) => typeof value === 'string',
      'string[]': (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
      int32: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
      int64: Number.isSafeInteger,
      float: Number.isFinite,
      bool: (value) => typeof value === 'boolean',
      geopoint: (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
    };
    for (const car of cars) {
      const values = new Map(Object.entries(searchDocument(car, options)));
      for (const [name, { type, optional }] of fields) {
        const value = values.get(name);
        expect(value === undefined ? optional : types[type]?.(value), `${name} ${String(value)}`).toBe(true);
      }
    }
  });
});
