import { describe, expect, it } from 'vitest';
import { modelsOf, stockName } from './stockName.ts';

const entries = [
  { slug: 'land-rover', name: 'Land Rover' },
  { slug: 'land-rover', name: 'LAND ROVER' },
  { slug: 'kia', name: 'Kia' },
];

describe('stockName', () => {
  it.each([
    ['Kia', 'Kia'],
    ['KIA', 'Kia'],
    ['land-rover', 'Land Rover'],
    ['LAND ROVER', 'LAND ROVER'],
    ['Land Rover', 'Land Rover'],
    ['Land rover', 'Land Rover'],
    ['Nobody', 'Nobody'],
    ['constructor', 'constructor'],
  ])('maps %j to the stock’s name %j', (text, expected) => {
    expect(stockName(text, entries)).toBe(expected);
    expect(stockName(text, entries)).toBe(expected);
  });

  it('returns the text itself for an empty list', () => {
    expect(stockName('KIA', [])).toBe('KIA');
  });
});

describe('modelsOf', () => {
  it('returns the same list for the same makes', () => {
    const rio = { slug: 'rio', name: 'Rio' };
    const makes = [
      { slug: 'kia', name: 'Kia', models: [rio] },
      { slug: 'bmw', name: 'BMW', models: [] },
    ];
    expect(modelsOf(makes)).toEqual([rio]);
    expect(modelsOf(makes)).toBe(modelsOf(makes));
    expect(modelsOf([])).toEqual([]);
  });
});
