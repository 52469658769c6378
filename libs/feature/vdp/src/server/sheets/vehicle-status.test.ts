import { fixedNow, namedCars } from '@forecourt/fixtures';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { vehicleSheet } from './vehicle-sheet.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));

test.each([
  ['plain', ''],
  ['reservedSuv', 'Reserved. This car is reserved. Not by you? Ask us to tell you if it comes free.'],
  ['comingSoon', 'Coming soon. This car is not here yet. Ask us when you can see and drive it.'],
  ['soldYesterday', ''],
  ['withdrawn', 'Not available. This car is not available at the moment.'],
] as const)('[VD-14] the PDF of %s has the status: %j', (name, status) => {
  const sheet = vehicleSheet(namedCars[name], site, {
    origin: 'https://a.example',
    now: fixedNow,
    photo: null,
  });
  expect(sheet.status).toBe(status);
  expect(sheet.price.text === 'SOLD').toBe(name === 'soldYesterday');
  expect(sheet.price.text.includes('$')).toBe(!['soldYesterday', 'withdrawn'].includes(name));
});
