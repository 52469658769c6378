import { describe, expect, it } from 'vitest';
import type { Feature } from '../car/feature.ts';
import { FEATURES } from '../car/feature.ts';
import { featureVisible } from './featureVisible.ts';
import type { FeatureCar } from './featureVisible.ts';

const car: FeatureCar = {
  status: 'in_stock',
  reserved: false,
  price: 20_000,
  subscription_price: 349,
  features: null,
};
const allOn = { features: Object.fromEntries(FEATURES.map((feature) => [feature, true])) };

describe('featureVisible', () => {
  it.each(FEATURES)('[PR-12] shows %s only if it is on', (feature) => {
    expect(featureVisible(feature, car, allOn)).toBe(true);
    expect(featureVisible(feature, car, {})).toBe(false);
    expect(featureVisible(feature, car, { features: { [feature]: false } })).toBe(false);
    expect(featureVisible(feature, { ...car, features: { [feature]: false } }, allOn)).toBe(false);
    expect(featureVisible(feature, { ...car, features: { [feature]: true } }, {})).toBe(true);
    expect(featureVisible(feature, { ...car, features: {} }, allOn)).toBe(true);
  });

  it.each<[Partial<FeatureCar>, Feature[]]>([
    [{ status: 'sold' }, []],
    [{ status: 'on_hold' }, []],
    [{ status: 'coming_soon' }, ['finance', 'instantMessage', 'subscriptions', 'autogauge']],
    [{ reserved: true }, ['garage', 'finance', 'instantMessage', 'subscriptions', 'autogauge']],
    [{ price: null }, ['garage', 'instantMessage', 'subscriptions']],
    [{ price: 0 }, ['garage', 'instantMessage', 'subscriptions']],
    [{ price: 200 }, ['garage', 'finance', 'checkout', 'instantMessage', 'subscriptions', 'autogauge']],
    [{ price: 200.01 }, [...FEATURES]],
    [
      { subscription_price: null },
      ['garage', 'finance', 'checkout', 'tradeIn', 'instantMessage', 'autogauge'],
    ],
    [{ subscription_price: 0 }, ['garage', 'finance', 'checkout', 'tradeIn', 'instantMessage', 'autogauge']],
  ])('[PR-12] a vehicle with %j has the features %j', (fields, expected) => {
    const shown = FEATURES.filter((feature) => featureVisible(feature, { ...car, ...fields }, allOn));
    expect(shown).toEqual(expected);
  });

  it('accepts only known features', () => {
    // @ts-expect-error "teleport" is not a feature
    const ask = () => featureVisible('teleport', car, {});
    expect(ask).toBeTypeOf('function');
  });
});
