import { namedCars } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { financeHref } from './financeHref.ts';
import { financeSite } from './testing/financeSite.ts';

const { plain } = namedCars;

const site = (link: string | null) => financeSite({ link });

test.each([
  [null, `/enquire?about=finance&car=${plain.slug}&`],
  ['/contact-us?src=vdp', '/contact-us?src=vdp&'],
  ['https://lender.example/apply', 'https://lender.example/apply?'],
])('[RT-19] with the dealer’s link %s the URL starts with %s and identifies the vehicle', (link, begin) => {
  const href = financeHref(plain, site(link)) ?? '';
  expect(href.startsWith(begin), href).toBe(true);
  const { searchParams, hash } = new URL(href, 'https://dealer.example');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    car_id: String(plain.id),
    car_type: plain.car_type,
    vehiclePriceBudget: String(plain.price),
    preferredDealership: plain.dealership_slug,
  });
  expect(hash).toBe('#finance-form');
});

test('[RT-19] the finance link carries the VIN of a vehicle that has one, and no empty vin', () => {
  const queryOf = (car: typeof plain) =>
    new URL(financeHref(car, site(null)) ?? '', 'https://dealer.example').searchParams;
  expect(queryOf({ ...plain, vin: '6ZZ4KAUU2LD587621' }).get('vin')).toBe('6ZZ4KAUU2LD587621');
  expect(queryOf({ ...plain, vin: null }).has('vin')).toBe(false);
});

test('without a finance page or form there is no URL', () => {
  expect(financeHref(plain, { ...site(null), pages: ['', 'cars/:slug'] })).toBeNull();
});
