import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onRoadCosts } from './onRoadCosts.ts';
import type { DutyBracket, OnRoadCondition, OnRoadFacts } from './onRoadCosts.ts';

const everyVehicle: OnRoadCondition = {
  ...{ fuels: null, minCylinders: null, maxCylinders: null, registered: null, carTypes: null },
};
const facts: OnRoadFacts = {
  ...{ valueCents: 2_000_000, fuel: 'Petrol', cylinders: 4, registered: true, carType: 'used' },
};
const whole = (overDollars: number, centsPerStep: number, stepDollars = 100): DutyBracket => ({
  ...{ overDollars, baseCents: 0, centsPerStep, stepDollars, of: 'whole' },
});
/** Vehicle registration duty of Queensland, as https://www.qld.gov.au/transport/registration/fees/duty/rates has it. */
const queensland = [
  { when: { ...everyVehicle, fuels: ['Hybrid', 'Electric'] }, amount: [whole(0, 200), whole(100_000, 400)] },
  { when: { ...everyVehicle, maxCylinders: 4 }, amount: [whole(0, 300), whole(100_000, 500)] },
  { when: { ...everyVehicle, maxCylinders: 6 }, amount: [whole(0, 350), whole(100_000, 550)] },
  { when: { ...everyVehicle, minCylinders: 7 }, amount: [whole(0, 400), whole(100_000, 600)] },
];
/** Duty on other passenger cars of Victoria, Duties Act 2000 (Vic) section 218, with the luxury threshold of 2024-25. */
const victoria = [
  whole(0, 840, 200),
  whole(80_567, 1_040, 200),
  whole(100_000, 1_400, 200),
  whole(150_000, 1_800, 200),
];
/** A table whose upper part is on the excess: $3 for each $100 to $45,000, then $1,350 and $5 for each $100 above. */
const marginal: DutyBracket[] = [
  whole(0, 300),
  { overDollars: 45_000, baseCents: 135_000, centsPerStep: 500, stepDollars: 100, of: 'excess' },
];

const charge = (rules: Parameters<typeof onRoadCosts>[0][number]['rules'], label = 'Duty') => ({
  ...{ label, source: 'The government', rules },
});
const duty = (changes: Partial<OnRoadFacts>, rules: Parameters<typeof charge>[0] = queensland) =>
  onRoadCosts([charge(rules)], { ...facts, ...changes })?.[0]?.cents ?? null;

describe('onRoadCosts', () => {
  it.each([
    ['4 cylinders at $20,000', {}, 60_000],
    ['4 cylinders at a cent more', { valueCents: 2_000_001 }, 60_300],
    ['4 cylinders at exactly $100,000', { valueCents: 10_000_000 }, 300_000],
    ['4 cylinders above $100,000', { valueCents: 10_000_001 }, 500_500],
    ['a hybrid of 8 cylinders', { fuel: 'Hybrid', cylinders: 8 }, 40_000],
    ['an electric car without cylinders', { fuel: 'Electric', cylinders: null }, 40_000],
    ['5 cylinders', { cylinders: 5 }, 70_000],
    ['8 cylinders', { cylinders: 8 }, 80_000],
  ])('duty in Queensland for %s', (_, changes, cents) => {
    expect(duty(changes)).toBe(cents);
  });

  it.each([
    [50_000, 210_000],
    [80_567, 338_520],
    [80_568, 419_120],
    [120_000, 840_000],
    [200_000, 1_800_000],
  ])('duty in Victoria for $%d', (dollars, cents) => {
    expect(duty({ valueCents: dollars * 100 }, [{ when: everyVehicle, amount: victoria }])).toBe(cents);
  });

  it.each([
    [45_000, 135_000],
    [45_000.01, 135_500],
    [50_050, 160_500],
  ])('a part on the excess: duty for $%d', (dollars, cents) => {
    expect(duty({ valueCents: Math.round(dollars * 100) }, [{ when: everyVehicle, amount: marginal }])).toBe(
      cents,
    );
  });

  it.each([
    ['the cylinders', { cylinders: null }],
    ['the fuel', { fuel: null }],
    ['a value', { valueCents: 0 }],
  ])('without %s there is no sum, not even of the other charges', (_, changes) => {
    const fee = charge([{ when: everyVehicle, amount: 3_255 }], 'Transfer fee');
    expect(onRoadCosts([fee, charge(queensland)], { ...facts, ...changes })).toBeNull();
  });

  it('a fact that is not known matters only where no known one has decided', () => {
    const rules = [
      { when: { ...everyVehicle, carTypes: ['new'], registered: true }, amount: 1 },
      { when: everyVehicle, amount: 2 },
    ];
    expect(duty({ registered: null }, rules)).toBe(2);
    expect(duty({ registered: null, carType: 'new' }, rules)).toBeNull();
  });

  it('a charge of 0 is left out, one without a rule for the vehicle leaves no sum, and no charges are none', () => {
    const transfer = (amount: number) =>
      charge([{ when: { ...everyVehicle, registered: true }, amount }], 'Transfer fee');
    expect(onRoadCosts([transfer(3_255), charge([{ when: everyVehicle, amount: 0 }])], facts)).toEqual([
      { label: 'Transfer fee', cents: 3_255 },
    ]);
    expect(onRoadCosts([transfer(3_255)], { ...facts, registered: false })).toBeNull();
    expect(onRoadCosts([], facts)).toBeNull();
  });

  it('duty is whole steps, never less than the exact rate, and never falls as the value grows', () => {
    const value = fc.integer({ min: 1, max: 40_000_000 });
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 1_000_000 }), (valueCents, more) => {
        const due = duty({ valueCents }) ?? 0;
        const rate = valueCents > 10_000_000 ? 500 : 300;
        expect(due % rate).toBe(0);
        expect(due).toBeGreaterThanOrEqual((valueCents / 10_000) * rate);
        expect(due - (valueCents / 10_000) * rate).toBeLessThan(rate);
        expect(duty({ valueCents: valueCents + more })).toBeGreaterThanOrEqual(due);
      }),
    );
  });
});
