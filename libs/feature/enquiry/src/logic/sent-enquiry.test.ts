import { namedCars } from '@forecourt/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { readSent, rememberSent } from './sent-enquiry.ts';

const storage = () => window.sessionStorage;
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => window.sessionStorage.clear());

test('it keeps category and vehicle for the success page, and nobody’s name', () => {
  const car = namedCars.plain;
  rememberSent(storage, 'harbour-city', { category: 'Vehicle Enquiry', car });
  expect(readSent(storage, 'harbour-city')).toEqual({
    category: 'Vehicle Enquiry',
    car: { name: car.name, slug: car.slug, carType: 'used' },
  });
});

test('a general question has no vehicle', () => {
  rememberSent(storage, 'harbour-city', { category: 'General Enquiry', car: null });
  expect(readSent(storage, 'harbour-city')).toEqual({ category: 'General Enquiry', car: null });
});

test.each(['{', '7', '{"category":7}', '{}'])('a damaged store is as good as none: %s', (text) => {
  window.sessionStorage.setItem('forecourt:harbour-city:sent', text);
  expect(readSent(storage, 'harbour-city')).toBeNull();
});

test('a damaged vehicle is left out', () => {
  window.sessionStorage.setItem('forecourt:harbour-city:sent', '{"category":"x","car":{"name":7}}');
  expect(readSent(storage, 'harbour-city')).toEqual({ category: 'x', car: null });
});

test('a browser that keeps nothing breaks nothing', () => {
  rememberSent(blocked, 'harbour-city', { category: 'x', car: null });
  expect(readSent(blocked, 'harbour-city')).toBeNull();
});
