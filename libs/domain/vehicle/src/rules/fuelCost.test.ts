import { describe, expect, it } from 'vitest';
import { fuelCost } from './fuelCost.ts';
import type { FuelInput } from './fuelCost.ts';

describe('fuelCost', () => {
  it.each<[FuelInput, number | null]>([
    [{}, 42.5],
    [{ price: '', distance: ' ', litresPer100Km: null }, 42.5],
    [{ price: null, distance: null }, 42.5],
    [{ price: '$2.00', distance: '100 kms', litresPer100Km: 5 }, 10],
    [{ price: '2', distance: '1,000', litresPer100Km: 5 }, 100],
    [{ price: 2, distance: 100, litresPer100Km: 5 }, 10],
    [{ distance: 0 }, 0],
    [{ fuel: 'Hybrid' }, 42.5],
    [{ fuel: 'Electric' }, null],
    [{ fuel: 'ELECTRIC - BATTERY' }, null],
    [{ fuel: 'PULP/Electric' }, 42.5],
    [{ fuel: null }, 42.5],
    [{ price: 'cheap' }, null],
    [{ distance: '-5' }, null],
    [{ litresPer100Km: Number.NaN }, null],
  ])('[VD-13] costs %j a week: %j', (input, weekly) => {
    const cost = fuelCost(input);
    expect(cost?.weekly ?? null).toBe(weekly);
    expect(cost?.yearly ?? null).toBe(weekly === null ? null : weekly * 52);
  });
});
