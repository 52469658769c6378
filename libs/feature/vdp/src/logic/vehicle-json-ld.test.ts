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
const page = { origin: 'https://a.example', description: 'A small car. \n Blue.' };
const data = (more: object = {}) => vehicleJsonLd(car(more), site, page);

describe('vehicleJsonLd', () => {
  it('has the name of the vehicle, its odometer in kilometres and its price', () => {
    expect(data()).toMatchObject({
      '@type': 'Car',
      name: '2020 Kia Rio',
      url: 'https://a.example/cars/2020-kia-rio-u1',
      mileageFromOdometer: { value: 61000, unitCode: 'KMT' },
      itemCondition: 'https://schema.org/UsedCondition',
      description: 'A small car. Blue.',
      offers: { price: 15990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    });
  });

  it.each([
    [
      'without a price it has no price property',
      { price: null },
      { availability: 'https://schema.org/InStock' },
      ['price'],
    ],
    [
      'a sold vehicle is SoldOut and has no price',
      { status: 'sold' },
      { availability: 'https://schema.org/SoldOut' },
      ['price'],
    ],
    [
      'a withdrawn vehicle is OutOfStock, not SoldOut',
      { status: 'withdrawn' },
      { availability: 'https://schema.org/OutOfStock' },
      [],
    ],
    [
      'a reserved vehicle is LimitedAvailability',
      { reserved: true },
      { availability: 'https://schema.org/LimitedAvailability' },
      [],
    ],
    [
      'a vehicle that is coming soon and reserved is LimitedAvailability',
      { status: 'coming_soon', reserved: true },
      { availability: 'https://schema.org/LimitedAvailability' },
      [],
    ],
    [
      'a vehicle that is coming soon is PreOrder',
      { status: 'coming_soon' },
      { availability: 'https://schema.org/PreOrder' },
      [],
    ],
  ])('%s', (_name, more, offer, absent) => {
    const { offers } = data(more);
    expect(offers).toMatchObject(offer);
    for (const key of absent) expect(offers).not.toHaveProperty(key);
  });

  it('without a known location the seller is the primary location', () => {
    const far = { ...exampleLocation, id: 2, slug: 'far', name: 'Far Away', primary: false };
    const places = publicSite(
      defineDealer({ ...exampleDealer, locations: [far, exampleLocation], features: [] }),
    );
    expect(vehicleJsonLd(car(), places, page)).toMatchObject({
      offers: { seller: { name: 'Example Motors' } },
    });
  });

  it('has the name of the seller as the page shows it, with phone and address', () => {
    const sales = { ...exampleLocation, name: 'Newstead Cars - Sales', phone: '(07) 5550 4100' };
    const sells = publicSite(defineDealer({ ...exampleDealer, locations: [sales], features: [] }));
    expect(vehicleJsonLd(car(), sells, page)).toMatchObject({
      offers: {
        seller: {
          name: 'Newstead Cars',
          telephone: '+61755504100',
          address: { '@type': 'PostalAddress', postalCode: exampleLocation.address.postcode },
        },
      },
    });
  });

  it('has no null and no empty or untrimmed text, which crawlers report as errors', () => {
    const text = JSON.stringify(data({ km: null, colour: null, badge: ' Sport ', images: [] }));
    expect(text).toContain('"Sport"');
    expect(text).not.toMatch(/null|\[\]|""/);
  });

  it.each([
    ['caravan', 'Vehicle'],
    ['motorcycle', 'Motorcycle'],
    ['truck', 'Vehicle'],
  ])('a %s is a %s', (item_type, type) => expect(data({ item_type })['@type']).toBe(type));
});

describe('crumbsOf', () => {
  it('[VD-01] the breadcrumb is home, make, model and the vehicle, which has no link', () => {
    expect(crumbsOf(car({ make: 'Land Rover', model: 'Range Rover' }), site)).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Stock', href: '/search/new-used-and-demo-cars/' },
      { name: 'Land Rover', href: '/search/land-rover' },
      { name: 'Range Rover', href: '/search/land-rover/range-rover' },
      { name: '2020 Kia Rio' },
    ]);
  });
});
