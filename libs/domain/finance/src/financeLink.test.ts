import { describe, expect, it } from 'vitest';
import { financeLink, type FinanceLinkCar } from './financeLink.ts';
import { plainCar } from './test/financeCars.ts';

const car: FinanceLinkCar = { ...plainCar, id: 20_000, car_type: 'used', vin: '6ZZ4KAUU2LD587621' };
const query =
  'preferredDealership=harbour-city-motors&vehiclePriceBudget=24990&car_id=20000&car_type=used&vin=6ZZ4KAUU2LD587621';

describe('financeLink', () => {
  it.each([
    ['the finance page', {}, `/finance?${query}#finance-form`],
    ['another path', { path: '/finance-pre-approval' }, `/finance-pre-approval?${query}#finance-form`],
    [
      'the default link before the path',
      { path: '/x', defaultLink: '/apply' },
      `/apply?${query}#finance-form`,
    ],
    ['a default link without text', { defaultLink: '' }, `/finance?${query}#finance-form`],
    ['no default link', { defaultLink: null }, `/finance?${query}#finance-form`],
    [
      'an address with parameters and an anchor',
      { defaultLink: 'https://apply.example/f?ref=a%20b#top' },
      `https://apply.example/f?ref=a+b&${query}#finance-form`,
    ],
    [
      'a parameter of the same name once',
      { defaultLink: '/apply?car_id=7' },
      `/apply?car_id=20000&${query.replace('&car_id=20000', '')}#finance-form`,
    ],
  ])('[RT-19] leads to %s', (_, target, link) => {
    expect(financeLink(car, target)).toBe(link);
  });

  it('[RT-19] leaves out missing fields, and has the price after the offer', () => {
    const bare = { ...car, dealership_slug: null, vin: null, offer_price: 1000 };
    expect(financeLink(bare)).toBe(
      '/finance?vehiclePriceBudget=23990&car_id=20000&car_type=used#finance-form',
    );
    expect(financeLink({ ...bare, price: null })).toBe('/finance?car_id=20000&car_type=used#finance-form');
  });

  it('[RT-19] escapes its values', () => {
    expect(financeLink({ ...car, dealership_slug: 'a&b #c' })).toContain('preferredDealership=a%26b+%23c&');
  });
});
