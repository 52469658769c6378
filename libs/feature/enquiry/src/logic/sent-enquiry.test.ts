import { namedCars } from '@forecourt/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSent, rememberSent } from './sent-enquiry.ts';

beforeEach(() => window.sessionStorage.clear());

test('[EN-08] it stores category, vehicle, its type (new or used) and the booked time for the success page, and no personal data', () => {
  const car = namedCars.plain;
  const booked = { slot: '2026-11-23T09:00:00+10:00', locationId: 101 };
  rememberSent('harbour-city', { category: 'Vehicle Enquiry', car, booked });
  expect(readSent('harbour-city')).toEqual({
    category: 'Vehicle Enquiry',
    car: { name: car.name, slug: car.slug, carType: 'used' },
    booked,
    offer: null,
  });
});

test('a general enquiry has no vehicle', () => {
  rememberSent('harbour-city', { category: 'General Enquiry', car: null, booked: null });
  expect(readSent('harbour-city')).toEqual({
    category: 'General Enquiry',
    car: null,
    booked: null,
    offer: null,
  });
});

test.each(['{', '7', '{"category":7}', '{}'])('invalid stored data is ignored: %s', (text) => {
  window.sessionStorage.setItem('forecourt:harbour-city:sent', text);
  expect(readSent('harbour-city')).toBeNull();
});

test('an invalid stored vehicle or time is left out', () => {
  window.sessionStorage.setItem(
    'forecourt:harbour-city:sent',
    '{"category":"x","car":{"name":7},"booked":{"slot":7}}',
  );
  expect(readSent('harbour-city')).toEqual({ category: 'x', car: null, booked: null, offer: null });
});

test('where storage is blocked, it is held until the page unloads', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  rememberSent('blocked-site', { category: 'x', car: null, booked: null });
  expect(readSent('blocked-site')).toEqual({ category: 'x', car: null, booked: null, offer: null });
  blocked.mockRestore();
});
