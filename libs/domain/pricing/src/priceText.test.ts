import { namedCars } from '@forecourt/fixtures';
import { expect, test } from 'vitest';
import { priceText } from './priceText.ts';

const car = { ...namedCars.reduced, before_price: null, offer_price: null };

test('the price with what it includes, or the words of a vehicle without one', () => {
  expect(priceText({ ...car, price: 20_990, price_type: 'Drive Away' })).toBe('$20,990 Drive away');
  expect(priceText({ ...car, price: null, preorder: false })).toBe('Enquire for price.');
});
