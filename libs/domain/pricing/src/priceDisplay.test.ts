import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedPrice } from './displayedPrice.ts';
import { priceDisplay } from './priceDisplay.ts';
import type { PricedCar, PriceDisplay, PriceOptions } from './priceDisplay.ts';
import { reducedPrice } from './reducedPrice.ts';

const car: PricedCar = {
  price: 20_990,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: 'Drive Away',
  preorder: false,
};
const normal: PriceDisplay = {
  kind: 'normal',
  amount: 20_990,
  text: '$20,990',
  was: null,
  suffix: 'Drive away',
};
const none = { kind: 'none', amount: null, text: 'Enquire for price.', was: null, suffix: '' };
const preorder = { ...none, kind: 'preorder', text: 'PREORDER' };
const week = { kind: 'subscription', amount: 349, text: '$349', was: null, suffix: '/week' };
const show = (fields: Partial<PricedCar>, options?: PriceOptions) =>
  priceDisplay({ ...car, ...fields }, options);

describe('priceDisplay', () => {
  it.each<[Partial<PricedCar>, PriceOptions | undefined, object]>([
    [{}, undefined, normal],
    [{ subscription_price: 349 }, { subscriptions: true }, week],
    [{ subscription_price: 349, offer_price: 1000 }, { subscriptions: true }, week],
    [{ subscription_price: 349, price: null }, { subscriptions: true }, week],
    [{ subscription_price: 349, before_price: 30_000 }, { subscriptions: true }, week],
    [
      { subscription_price: 349 },
      { subscriptions: true, subscriptionSuffix: 'per week' },
      { ...week, suffix: 'per week' },
    ],
    [{ subscription_price: 0.5 }, { subscriptions: true }, { ...week, amount: 0.5, text: '$0.50' }],
    [{ subscription_price: 349 }, { subscriptions: false }, normal],
    [{ subscription_price: 349, features: { subscriptions: false } }, { subscriptions: true }, normal],
    [{ subscription_price: 349, features: { subscriptions: true } }, {}, normal],
    [{ subscription_price: 349 }, undefined, normal],
    [{ subscription_price: 0 }, { subscriptions: true }, normal],
    [{ subscription_price: -1 }, { subscriptions: true }, normal],
    [{ subscription_price: null }, { subscriptions: true }, normal],
    [{ subscription_price: Number.POSITIVE_INFINITY }, { subscriptions: true }, normal],
  ])('[PR-01] shows a subscription first if the site sells them: %j %j', (fields, options, expected) => {
    expect(show(fields, options)).toEqual(expected);
  });

  it.each<[Partial<PricedCar>, object]>([
    [{ offer_price: 1000 }, { ...normal, kind: 'reduced', amount: 19_990, text: '$19,990', was: 20_990 }],
    [
      { price: 1011, offer_price: 1000 },
      { ...normal, kind: 'reduced', amount: 11, text: '$11', was: 1011 },
    ],
    [
      { price: 1010, offer_price: 1000 },
      { ...normal, amount: 1010, text: '$1,010' },
    ],
    [
      { price: 1010.5, offer_price: 1000 },
      { ...normal, kind: 'reduced', amount: 10.5, text: '$10.50', was: 1010.5 },
    ],
    [
      { price: 900, offer_price: 1000 },
      { ...normal, amount: 900, text: '$900' },
    ],
    [{ offer_price: 0 }, normal],
    [{ offer_price: -500 }, normal],
    [{ offer_price: Number.NaN }, normal],
    [{ offer_price: Number.POSITIVE_INFINITY }, normal],
    [{ price: null, offer_price: 1000 }, none],
    [{ price: 0, offer_price: 1000, preorder: true }, preorder],
  ])('[PR-01] shows a reduced price above 10 second: %j', (fields, expected) => {
    expect(show(fields)).toEqual(expected);
  });

  it.each<[number | null, object]>([
    [10, none],
    [10.01, { ...normal, amount: 10.01, text: '$10.01' }],
    [11, { ...normal, amount: 11, text: '$11' }],
    [18_990.5, { ...normal, amount: 18_990.5, text: '$18,990.50' }],
    [0, none],
    [-5, none],
    [null, none],
    [Number.NaN, none],
    [Number.POSITIVE_INFINITY, none],
  ])('[PR-01] shows a normal price of %j only above 10', (price, expected) => {
    expect(show({ price })).toEqual(expected);
    if (expected === none) expect(show({ price, preorder: true })).toEqual(preorder);
  });

  it('[PR-01] shows the price of a pre-order car that has one', () => {
    expect(show({ preorder: true })).toEqual(normal);
  });

  it('[PR-01] uses the site’s text for no price', () => {
    expect(show({ price: null }, { noPriceText: 'Call us' })).toEqual({ ...none, text: 'Call us' });
    expect(show({ price: null, preorder: true }, { noPriceText: 'Call us' })).toEqual(preorder);
  });

  it.each([
    [20_991, 20_991],
    [20_990, null],
    [20_989, null],
    [0, null],
    [null, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('[PR-02] shows a price of 20,990 with before_price %j and was-price %j', (before, was) => {
    expect(show({ before_price: before }).was).toBe(was);
  });

  it.each([
    [null, 20_990],
    [22_000, 22_000],
    [20_500, 20_500],
    [19_990, 20_990],
    [19_000, 20_990],
    [Number.NaN, 20_990],
  ])('[PR-02] always shows the original of a reduced price: before %j, was %j', (before, was) => {
    expect(show({ offer_price: 1000, before_price: before })).toMatchObject({ amount: 19_990, was });
  });

  it.each([
    ['Excl. Govt. Charges', 'Excl. govt charges'],
    ['Ride away', 'Ride away'],
    [null, ''],
  ])('[PR-01] has for the price type %j the suffix %j', (priceType, suffix) => {
    expect(show({ price_type: priceType }).suffix).toBe(suffix);
    expect(show({ price_type: priceType, offer_price: 10 }).suffix).toBe(suffix);
  });

  it('[PR-02] never shows a was-price that is not above the price, nor a price of 10 or less', () => {
    const amount = fc.option(fc.oneof(fc.integer({ min: -20, max: 40 }), fc.double()), { nil: null });
    const cars = fc.record({
      price: amount,
      before_price: amount,
      offer_price: amount,
      subscription_price: amount,
    });
    fc.assert(
      fc.property(cars, fc.boolean(), fc.boolean(), (prices, subscriptions, isPreorder) => {
        const shown = show({ ...prices, preorder: isPreorder }, { subscriptions });
        expect(shown.text).not.toBe('');
        if (shown.amount === null) {
          expect(shown).toMatchObject({ was: null, suffix: '' });
          return;
        }
        expect(shown.amount).toBeGreaterThan(shown.kind === 'subscription' ? 0 : 10);
        if (shown.was !== null) expect(shown.was).toBeGreaterThan(shown.amount);
        if (shown.kind === 'reduced') expect(shown.was).not.toBe(null);
      }),
    );
  });

  it('rejects invalid types at compile time', () => {
    // @ts-expect-error a price is a number of dollars, not its text
    const textForPrice = () => priceDisplay({ ...car, price: '$20,990' });
    // @ts-expect-error without a price there is no amount to calculate with
    const blind = () => priceDisplay(car).amount * 2;
    // @ts-expect-error "sale" is not a kind of price
    const wrong = () => priceDisplay(car).kind === 'sale';
    expect([textForPrice, blind, wrong]).toHaveLength(3);
  });
});

describe('displayedPrice', () => {
  it.each<[Partial<PricedCar>, number | null]>([
    [{}, 20_990],
    [{ offer_price: 1000 }, 19_990],
    [{ price: null, subscription_price: 349 }, null],
    [{ price: 10 }, null],
  ])('[PR-01] of %j is %j, never the subscription price', (fields, expected) => {
    expect(displayedPrice({ ...car, ...fields })).toBe(expected);
  });
});

describe('reducedPrice', () => {
  it.each([
    [20_990, 1000, 19_990],
    [20_990, null, null],
    [null, 1000, null],
    [1010, 1000, null],
    [1011, 1000, 11],
    [20_990, 0, null],
    [20_990, 5e-324, null],
  ])('[PR-02] of %j less %j is %j', (price, offer, expected) => {
    expect(reducedPrice({ price, offer_price: offer })).toBe(expected);
  });
});
