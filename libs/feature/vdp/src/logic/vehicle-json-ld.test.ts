import { defineDealer, exampleDealer, exampleLocation, otherPages, publicSite } from '@forecourt/site-config';
import { parseCar } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { crumbsOf } from './load-vehicle.ts';
import { vehicleJsonLd } from './vehicle-json-ld.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [otherPages()] }));
const car = (more: object = {}) =>
  parseCar({
    id: 1,
    slug: '2020-kia-rio-u1',
    path: '/cars/2020-kia-rio-u1',
    name: '2020 Kia Rio',
    make: 'Kia',
    model: 'Rio',
    year: 2020,
    car_type: 'used',
    status: 'in_stock',
    price: 15990,
    km: 61000,
    ...more,
  });
const data = (more: object = {}) => vehicleJsonLd(car(more), site, 'https://a.example');

describe('vehicleJsonLd', () => {
  it('names the vehicle, its distance in kilometres and its price', () => {
    expect(data()).toMatchObject({
      '@type': 'Car',
      name: '2020 Kia Rio',
      url: 'https://a.example/cars/2020-kia-rio-u1',
      mileageFromOdometer: { value: 61000, unitCode: 'KMT' },
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { price: 15990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    });
  });

  it.each([
    [
      'without a price names none',
      { price: null },
      { availability: 'https://schema.org/InStock' },
      ['price'],
    ],
    [
      'sold is SoldOut and has no price',
      { status: 'sold' },
      { availability: 'https://schema.org/SoldOut' },
      ['price'],
    ],
    [
      'withdrawn is out of stock, not sold',
      { status: 'withdrawn' },
      { availability: 'https://schema.org/OutOfStock' },
      [],
    ],
    [
      'reserved has limited availability',
      { reserved: true },
      { availability: 'https://schema.org/LimitedAvailability' },
      [],
    ],
    [
      'that is coming and reserved has limited availability',
      { status: 'coming_soon', reserved: true },
      { availability: 'https://schema.org/LimitedAvailability' },
      [],
    ],
    [
      'coming soon can be ordered',
      { status: 'coming_soon' },
      { availability: 'https://schema.org/PreOrder' },
      [],
    ],
  ])('%s', (_name, more, offer, absent) => {
    const { offers } = data(more);
    expect(offers).toMatchObject(offer);
    for (const key of absent) expect(offers).not.toHaveProperty(key);
  });

  it('of a vehicle whose location nobody knows is sold at the primary location', () => {
    const far = { ...exampleLocation, id: 2, slug: 'far', name: 'Far Away', primary: false };
    const places = publicSite(
      defineDealer({ ...exampleDealer, locations: [far, exampleLocation], features: [] }),
    );
    expect(vehicleJsonLd(car(), places, 'https://a.example')).toMatchObject({
      offers: { seller: { name: exampleLocation.name } },
    });
  });

  it('has no null, which crawlers take for an error', () => {
    expect(JSON.stringify(data({ km: null, colour: null }))).not.toContain('null');
  });

  it.each([
    ['caravan', 'Product'],
    ['motorcycle', 'Motorcycle'],
    ['truck', 'Vehicle'],
  ])('a %s is a %s', (item_type, type) => expect(data({ item_type })['@type']).toBe(type));
});

describe('crumbsOf', () => {
  it('[VD-01] leads from home over make and model to the vehicle, which has no link', () => {
    expect(crumbsOf(car({ make: 'Land Rover', model: 'Range Rover' }), site)).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Stock', href: '/search/new-used-and-demo-cars/' },
      { name: 'Land Rover', href: '/search/land-rover' },
      { name: 'Range Rover', href: '/search/land-rover/range-rover' },
      { name: '2020 Kia Rio' },
    ]);
  });
});
