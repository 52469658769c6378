import { describe, expect, it } from 'vitest';
import { carName } from './carName.ts';
import { carSlug } from './carSlug.ts';
import { providerKey } from './providerKey.ts';

describe('carName', () => {
  it.each([
    [{ year: 2020, make: 'Toyota', model: 'RAV4', badge: 'Cruiser' }, '2020 Toyota RAV4 Cruiser'],
    [{ year: null, make: 'Toyota', model: 'RAV4', badge: null }, 'Toyota RAV4'],
    [{ year: 2020, make: 'Toyota', model: 'RAV4' }, '2020 Toyota RAV4'],
    [{ year: 2020, make: 'Toyota', model: 'RAV4', badge: '' }, '2020 Toyota RAV4'],
  ])('names %j %s', (parts, expected) => {
    expect(carName(parts)).toBe(expected);
  });
});

describe('carSlug', () => {
  it.each([
    ['2020 Toyota RAV4 Cruiser (2WD) Hybrid', 'U647390', '2020-toyota-rav4-cruiser-2wd-hybrid-u647390'],
    ["2015 Gumleaf Wanderer 16' Pop Top", 'RV4100', '2015-gumleaf-wanderer-16-pop-top-rv4100'],
    ['Citroën C4', null, 'citroen-c4'],
  ])('of %s and %s is %s', (name, stocknum, expected) => {
    expect(carSlug({ name, stocknum })).toBe(expected);
  });
});

describe('providerKey', () => {
  it.each([
    ['360 Finance', '360finance'],
    ['Nissan Finance', 'nissanfinance'],
    ['Car-Clarity!', 'carclarity'],
    ['', ''],
  ])('of %j is %j', (name, expected) => {
    expect(providerKey(name)).toBe(expected);
  });
});
