import { describe, expect, it } from 'vitest';
import { exampleCar, now } from '../testing/site.ts';
import { searchDocument } from './searchDocument.ts';

const options = { now };
const documentOf = (fields: Record<string, unknown> = {}) => searchDocument(exampleCar(fields), options);

describe('searchDocument', () => {
  it('[SR-02] has every facet of a car as a field', () => {
    const car = exampleCar({
      tag: 'Test Drive Only',
      subscription_price: 250,
      categories: ['suv'],
      certified: true,
    });
    const weekly = { amount: 134, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
    expect(searchDocument(car, { ...options, weekly })).toMatchObject({
      id: '7',
      car_id: 7,
      badge: 'Cruiser',
      body: 'SUV',
      car_type: 'used',
      categories: ['suv'],
      certified: true,
      city: 'Newstead',
      colour: 'Black',
      created_at_timestamp: 1_793_491_200,
      dealership_name: 'Harbour City Motors',
      drive: 'FWD',
      filtered_features: ['Roof rails'],
      fuel: 'Hybrid',
      item_type: 'car',
      km: 55_490,
      location_name: 'Harbour City Motors Newstead - Sales',
      make: 'Toyota',
      make_model: 'Toyota RAV4',
      model: 'RAV4',
      price: 34_990,
      price_range: '$30,000 to $39,999',
      seats: 5,
      state: 'QLD',
      status: 'in_stock',
      subscription_price: 250,
      tag: 'Test Drive Only',
      transmission: 'Automatic',
      weekly_price: 134,
      weekly_annual_rate: 6.29,
      weekly_comparison_rate: 8.19,
      year: 2020,
      geo: [-27.4407, 153.0482],
    });
  });

  it('has the features of the page that are no filter, so that a query finds them', () => {
    const fields = { filtered_features: ['Sunroof'], standardEquipment: ['Sunroof', 'Tow bar', 'Tow bar'] };
    expect(documentOf(fields)).toMatchObject({ further_features: ['Tow bar'] });
    expect(documentOf({ ...fields, standardEquipment: ['Sunroof'] })).not.toHaveProperty('further_features');
  });

  it('[SR-02] has the length, berths, axles and masses of a caravan', () => {
    const specifications = {
      body_length: 18.4,
      body_width: 7.7,
      sleeps: 2.4,
      axle_type: 'Tandem Axle',
      tare_weight: 1990.5,
      aggregate_trailer_mass: 2590,
    };
    expect(documentOf({ item_type: 'caravan', specifications })).toMatchObject({
      body_length: 18.4,
      sleeps: 2,
      axle_type: 'Tandem Axle',
      tare_weight: 1991,
      aggregate_trailer_mass: 2590,
    });
    expect(Object.keys(documentOf())).not.toContain('sleeps');
  });

  it('[SR-08] has no kilometres of a caravan, which some feeds give as 0: they would be the lowest', () => {
    expect(documentOf({ item_type: 'caravan', km: 0 })).not.toHaveProperty('km');
    expect(documentOf({ item_type: 'motorcycle', km: 0 }).km).toBe(0);
  });

  it.each([
    [{ price: null }, undefined],
    [{ price: 0 }, undefined],
    [{ price: 10 }, undefined],
    [{ price: 10.5 }, 10.5],
    [{ price: 34_990, offer_price: 1000 }, 33_990],
    [{ price: 34_990, offer_price: -1 }, 34_990],
    [{ price: null, subscription_price: 250 }, undefined],
  ])('has for %j the displayed price %j', (fields, price) => {
    expect(documentOf(fields).price).toBe(price);
    expect('price' in documentOf(fields)).toBe(price !== undefined);
    expect('price_range' in documentOf(fields)).toBe(price !== undefined);
  });

  it.each([
    [{ average_market_price: 40_000, state_average_market_price: null }, 34_990 / 40_000],
    [{ average_market_price: 40_000, state_average_market_price: 30_000 }, 34_990 / 30_000],
    [{ average_market_price: null, state_average_market_price: null }, undefined],
    [null, undefined],
  ])('with the market averages %j has the price as their share %j', (autograb_data, share) => {
    expect(documentOf({ autograb_data }).market_ratio).toBe(share);
    expect(documentOf({ autograb_data, price: null }).market_ratio).toBeUndefined();
  });

  it.each([
    [{ created_at: '2026-11-20T23:59:59.900Z' }, 1_795_219_199],
    [{ created_at: '2026-11-22T00:00:00Z' }, now.getTime() / 1000],
    [{ created_at: null }, 1_795_132_800],
    [{ created_at: null, updated_at: null }, now.getTime() / 1000],
  ])('with %j has the creation time %d s, never in the future', (fields, seconds) => {
    expect(documentOf(fields).created_at_timestamp).toBe(seconds);
  });

  it.each([
    [1_795_132_800, 1_795_132_800],
    [1_795_132_800_999, 1_795_132_800],
    [null, undefined],
  ])('with %j has the sold time %j s', (sold_date_timestamp, seconds) => {
    expect(documentOf({ status: 'sold', sold_date_timestamp }).sold_date_timestamp).toBe(seconds);
  });

  it.each([
    [{ body: 'DUAL CAB P/UP', simple_body: null }, 'Ute', 'ute'],
    [{ body: 'Caravan', simple_body: 'caravan' }, 'Caravan', 'caravan'],
    [{ body: 'Naked', simple_body: null }, 'Motorcycle', 'motorcycle'],
    [{ body: 'Shooting Brake', simple_body: null }, 'Other', 'Other'],
    [{ body: 'Van', simple_body: 'suv' }, 'SUV', 'suv'],
    [{ body: null, simple_body: 'ute' }, 'Ute', 'ute'],
    [{ body: null, simple_body: null }, undefined, undefined],
  ])('maps %j to the body %j', (fields, body, simpleBody) => {
    expect(documentOf(fields)).toMatchObject(body === undefined ? {} : { body, simple_body: simpleBody });
    expect(documentOf(fields).body).toBe(body);
  });

  it('uses the simple fuel and transmission if the import found them', () => {
    const simple = {
      fuel: 'PULP',
      simple_fuel: 'Petrol',
      trans: '8 speed',
      simple_transmission: 'Automatic',
    };
    expect(documentOf(simple)).toMatchObject({ fuel: 'Petrol', transmission: 'Automatic' });
    expect(documentOf({ fuel: 'Diesel - Turbo', trans: '5M' })).toMatchObject({
      fuel: 'Diesel',
      transmission: 'Manual',
    });
  });

  it.each([
    [{ lat: -27.44, long: 153.05 }, [-27.44, 153.05]],
    [{ lat: 0, long: 0 }, [0, 0]],
    [{ lat: -27.44, long: null }, undefined],
    [{ lat: null, long: 153.05 }, undefined],
    [null, undefined],
  ])('the address %j has the point %j', (address, geo) => {
    expect(documentOf({ location: { id: 101, address } }).geo).toEqual(geo);
  });

  it('rounds the integer fields of the engine', () => {
    expect(documentOf({ km: 12.5, seats: 4.4, doors: 2.6 })).toMatchObject({ km: 13, seats: 4, doors: 3 });
  });

  it('leaves out missing fields, and has no null', () => {
    const bare = searchDocument(
      exampleCar({
        badge: null,
        colour: '',
        km: null,
        images: [],
        location: null,
        subscription_price: 0,
        tag: 'null',
      }),
      { now, weekly: null },
    );
    for (const field of [
      'badge',
      'colour',
      'km',
      'geo',
      'subscription_price',
      'tag',
      'weekly_price',
      'primary_image_url',
    ]) {
      expect(bare).not.toHaveProperty(field);
    }
    expect(Object.values(bare)).not.toContain(null);
    expect(Object.values(bare)).not.toContain(undefined);
    expect(bare).not.toHaveProperty('geo');
    expect(documentOf({ location: { id: 1, address: { lat: -27, long: null } } })).not.toHaveProperty('geo');
  });

  it('never has a private field', () => {
    const text = JSON.stringify(documentOf());
    for (const secret of ['6ZZ4KAUU2LD587621', 'GDC669', 'Aspley', '4034'])
      expect(text).not.toContain(secret);
  });

  it('keeps six pictures and the number of all', () => {
    const images = Array.from({ length: 9 }, (_, at) => `/pictures/${at}.webp`);
    const { image_urls, image_thumbs, photos_count } = documentOf({ images });
    expect(image_urls).toEqual(images.slice(0, 6));
    expect(image_thumbs).toHaveLength(6);
    expect(photos_count).toBe(9);
  });

  it('does not depend on the time', () => {
    const later = { now: new Date('2027-01-01T00:00:00Z') };
    expect(searchDocument(exampleCar(), later)).toEqual(searchDocument(exampleCar(), { now }));
  });

  it('rejects invalid types at compile time', () => {
    const lines = [
      // @ts-expect-error a repayment must not be shown without its comparison rate
      () => searchDocument(exampleCar(), { ...options, weekly: { amount: 134, annualRatePercent: 6.29 } }),
    ];
    expect(lines).toHaveLength(1);
  });
});
