import { namedCars } from '@forecourt/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSent, rememberSent } from './sent-enquiry.ts';

beforeEach(() => window.sessionStorage.clear());

test('[EN-08] it stores category, vehicle and its type (new or used) for the success page, and no personal data', () => {
  const car = namedCars.plain;
  rememberSent('harbour-city', { category: 'Vehicle Enquiry', car });
  expect(readSent('harbour-city')).toEqual({
    category: 'Vehicle Enquiry',
    car: { name: car.name, slug: car.slug, carType: 'used' },
  });
});

test('a general enquiry has no vehicle', () => {
  rememberSent('harbour-city', { category: 'General Enquiry', car: null });
  expect(readSent('harbour-city')).toEqual({ category: 'General Enquiry', car: null });
});

test.each(['{', '7', '{"category":7}', '{}'])('invalid stored data is ignored: %s', (text) => {
  window.sessionStorage.setItem('forecourt:harbour-city:sent', text);
  expect(readSent('harbour-city')).toBeNull();
});

test('an invalid stored vehicle is left out', () => {
  window.sessionStorage.setItem('forecourt:harbour-city:sent', '{"category":"x","car":{"name":7}}');
  expect(readSent('harbour-city')).toEqual({ category: 'x', car: null });
});

test('where storage is blocked, it is held until the page unloads', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  rememberSent('blocked-site', { category: 'x', car: null });
  expect(readSent('blocked-site')).toEqual({ category: 'x', car: null });
  blocked.mockRestore();
});
