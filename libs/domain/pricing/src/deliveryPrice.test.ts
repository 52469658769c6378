import { describe, expect, it } from 'vitest';
import { DELIVERY_MESSAGES, deliveryPrice } from './deliveryPrice.ts';

const bands = [
  { from: '4000', to: '4179', price: 0, name: 'Brisbane' },
  { from: '4100', to: '4999', price: 349.5, name: 'Queensland' },
  { from: '0800', to: '0899', price: 1490, name: 'Northern Territory' },
  { from: '7000', to: '7999', price: Number.NaN, name: 'Tasmania' },
  { from: '6000', to: '6999', price: -1, name: 'Western Australia' },
];

describe('deliveryPrice', () => {
  it.each([
    ['4000', 0, 'Brisbane', 'Free'],
    ['4179', 0, 'Brisbane', 'Free'],
    ['4180', 349.5, 'Queensland', '$349.50'],
    [' 4999 ', 349.5, 'Queensland', '$349.50'],
    ['0800', 1490, 'Northern Territory', '$1,490'],
  ])('to %s costs %d (%s): %s', (postcode, price, name, text) => {
    expect(deliveryPrice(postcode, bands)).toEqual({ price, name, text });
  });

  it.each(['', '   '])('asks for a postcode instead of %j', (postcode) => {
    expect(deliveryPrice(postcode, bands)).toEqual({ error: 'Please enter a postcode.' });
  });

  it.each(['3999', '5000', '800', '40000', '4OOO', '7000', '6000', '4179a'])(
    'returns the no-estimate message for %j',
    (postcode) => {
      expect(deliveryPrice(postcode, bands)).toEqual({ error: DELIVERY_MESSAGES.none });
    },
  );

  it('[AN-02] has the messages of the specification, word for word', () => {
    expect(deliveryPrice('4000', [])).toEqual({
      error:
        "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    });
  });
});
