import { expect, test } from 'vitest';
import { names } from './names.ts';

test.each(['price-alert', 'PriceAlert', 'priceAlert', 'Price alert', 'price_alert'])(
  '%s has the same names in every spelling',
  (given) => {
    expect(names(given)).toEqual({
      kebab: 'price-alert',
      camel: 'priceAlert',
      pascal: 'PriceAlert',
      sentence: 'Price alert',
    });
  },
);

test.each(['', '4x4', '-'])('“%s” is rejected with a valid example', (given) => {
  expect(() => names(given)).toThrow(/price-alert/);
});
