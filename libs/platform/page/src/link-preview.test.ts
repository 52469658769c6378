import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { parseCar } from '@forecourt/vehicle';
import { describe, expect, test } from 'vitest';
import { drawnPicture, linkPreviewPath, postPreview, vehiclePreview } from './link-preview.ts';

const site = publicSite(
  defineDealer({ ...exampleDealer, stock: { noPriceText: 'Call for price' }, features: [] }),
);
const read = (changes: object = {}) =>
  parseCar({
    ...{ id: 7, year: 2020, make: 'Toyota', model: 'RAV4', badge: 'GXL', status: 'in_stock', slug: 'rav4' },
    ...{
      price: 39_990,
      price_type: 'Drive Away',
      km: 55_490,
      trans: 'Automatic',
      fuel: 'Hybrid',
      body: 'SUV',
    },
    images: ['/pictures/suv/red-side.webp'],
    ...changes,
  });
const contentOf = (changes: object = {}) => vehiclePreview(read(changes), site);

describe('[VD-15] the link preview of a vehicle', () => {
  test('says its name, its price with its wording and its key facts, as the page does', () =>
    expect(contentOf({ before_price: 41_990 })).toEqual({
      title: '2020 Toyota RAV4 GXL',
      label: '',
      price: { text: '$39,990', suffix: 'Drive away', was: '$41,990' },
      facts: ['55,490 km', 'Automatic', 'Hybrid', 'SUV'],
      photo: '/pictures/suv/red-side.webp',
    }));

  test.each([
    ['no price', { price: null }, { text: 'Call for price', suffix: '', was: null }, ''],
    ['reserved', { reserved: true }, { text: '$39,990', suffix: 'Drive away', was: null }, 'Reserved'],
    [
      'coming',
      { status: 'coming_soon' },
      { text: '$39,990', suffix: 'Drive away', was: null },
      'Coming soon',
    ],
    ['sold', { status: 'sold' }, null, 'Sold'],
    ['withdrawn', { status: 'withdrawn' }, null, 'Not available'],
  ])('of one that is %s says so', (_what, changes, price, label) =>
    expect(contentOf(changes)).toMatchObject({ price, label }),
  );

  test('names a fact that a number alone does not tell', () => {
    const specifications = { body_length: 21, sleeps: 4, axle_type: 'Tandem', tare_weight: 2_310 };
    expect(contentOf({ item_type: 'caravan', specifications }).facts).toEqual([
      'Length 21 ft',
      'Sleeps 4',
      'Axle Tandem',
      'Tare 2,310 kg',
    ]);
  });

  test('has a new address when what it says changes, and the same one otherwise', () => {
    const path = (changes: object = {}) => linkPreviewPath('cars', 'rav4', contentOf(changes));
    expect(path()).toMatch(/^\/images\/previews\/cars\/rav4\/[0-9a-z]{6,13}\.jpg$/);
    expect(path({ views: 9, dealercomments: 'One owner.' })).toBe(path());
    const others = [{ price: 38_990 }, { status: 'sold' }, { images: ['/pictures/b.webp'] }, { km: 55_491 }];
    expect(new Set([path(), ...others.map(path)]).size).toBe(5);
  });

  test('has an address on the site, its size, its type and words for those who do not see it', () => {
    expect(drawnPicture('https://a.example', 'cars', 'é 1', contentOf())).toMatchObject({
      url: expect.stringMatching(/^https:\/\/a\.example\/images\/previews\/cars\/%C3%A9%201\/\w+\.jpg$/),
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: '2020 Toyota RAV4 GXL, $39,990 drive away',
    });
  });
});

test('the link preview of a post says its title and its day', () => {
  const content = postPreview({ title: 'Towing', image: '/content/tow.webp', start: '2026-11-01' });
  expect(content).toMatchObject({ title: 'Towing', facts: ['1 November 2026'], price: null });
  expect(drawnPicture('https://a.example', 'blog', 'towing', content).alt).toBe('Towing');
});
