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

  it.each<[string, object, string, number | null]>([
    ['live', {}, 'InStock', 15_990],
    ['live and reduced', { offer_price: 1_000 }, 'InStock', 14_990],
    ['sold', { status: 'sold' }, 'SoldOut', null],
    ['sold and reduced', { status: 'sold', offer_price: 1_000, before_price: 17_990 }, 'SoldOut', null],
    [
      'sold after it was reserved on order',
      { status: 'sold', reserved: true, preorder: true },
      'SoldOut',
      null,
    ],
    ['reserved', { reserved: true }, 'LimitedAvailability', 15_990],
    ['on order', { status: 'coming_soon' }, 'PreOrder', 15_990],
    ['on order without a price', { status: 'coming_soon', preorder: true, price: null }, 'PreOrder', null],
    ['on order and reserved', { status: 'coming_soon', reserved: true }, 'LimitedAvailability', 15_990],
    ['unpriced', { price: null }, 'InStock', null],
    ['unpriced, with a placeholder of a feed', { price: 1 }, 'InStock', null],
    ['unpriced and reserved', { price: null, reserved: true }, 'LimitedAvailability', null],
    ['without a price but a subscription', { price: null, subscription_price: 199 }, 'InStock', null],
    ['withdrawn', { status: 'withdrawn' }, 'OutOfStock', null],
  ])('the offer of a vehicle that is %s', (_name, more, availability, price) => {
    const { offers } = data(more);
    expect(offers).toMatchObject({ availability: `https://schema.org/${availability}` });
    if (price !== null) expect(offers).toMatchObject({ price, priceCurrency: 'AUD' });
    else
      for (const key of ['price', 'priceCurrency', 'priceSpecification'])
        expect(offers).not.toHaveProperty(key);
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

  it('has the landline of a seller without another phone', () => {
    const contact_detail = { ...exampleLocation.contact_detail, landline_phone: '(07) 7010 4102' };
    const sales = { ...exampleLocation, phone: null, contact_detail };
    const sells = publicSite(defineDealer({ ...exampleDealer, locations: [sales], features: [] }));
    expect(vehicleJsonLd(car(), sells, page)).toMatchObject({
      offers: { seller: { telephone: '+61770104102' } },
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
