import { namedCars } from '@forecourt/fixtures';
import type { SliderSettings } from '@forecourt/finance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkOfValues, valuesOfLink } from './link.ts';
import { calculatorSetup } from './setup.ts';
import type { CalculatorSetup } from './setup.ts';
import { answerOf, checked, positionOf, slidTo } from './values.ts';

const now = new Date('2026-11-21T02:00:00Z');
const rates = { annualRatePercent: 6.29, comparisonRatePercent: 8.19 };

function setupOf(sliders: SliderSettings = {}, variant: CalculatorSetup['variant'] = 'purchase') {
  const finance = { provider: 'Taurus', ...rates, sliders: { default: sliders } };
  const setup = calculatorSetup(namedCars.plain, finance, { variant, now });
  if (setup === null) throw new Error('This vehicle has a calculator.');
  return setup;
}
const setup = setupOf();
const listed = setupOf({ termYears: { choices: [1, 3, 5, 7] } });

test.each([
  ['amount', 500, 1000, 'Cannot be less than $1,000 or more than $100,000'],
  ['amount', -1, 1000, 'Cannot be less than $1,000 or more than $100,000'],
  ['amount', 28_990, 28_990, null],
  ['deposit', 250_001, 250_000, 'Cannot be less than $0 or more than $250,000'],
  ['residual', 0, 0, null],
  ['termYears', 8, 7, 'Cannot be less than 1 year or more than 7 years'],
  ['annualRatePercent', 25, 20, 'Cannot be less than 0.5% or more than 20%'],
  ['annualRatePercent', Number.NaN, 0.5, 'Cannot be less than 0.5% or more than 20%'],
] as const)('[FI-03] %s typed as %s becomes %s', (name, typed, value, message) => {
  expect(checked(setup, name, typed)).toEqual({ value, message });
});

test('[FI-02] with a list of years the slider steps through it, and a typed year becomes the nearest', () => {
  const { termYears } = listed.sliders;
  expect(positionOf(termYears, 5)).toBe(2);
  expect(slidTo(termYears, 2.8)).toBe(7);
  expect(checked(listed, 'termYears', 3.9).value).toBe(3);
});

test('[FI-07] the comparison rate is computed for the current loan; a small change of the loan changes it little', () => {
  const fees = [{ label: 'Agency', amount: 912.25, charged: 'once' as const }];
  const listed = calculatorSetup(
    namedCars.plain,
    { provider: 'Taurus', ...rates, fees },
    { variant: 'loan', now },
  );
  if (listed === null) throw new Error('This vehicle has a calculator.');
  const at = (annualRatePercent: number) => {
    const answer = answerOf(listed, { ...listed.start, annualRatePercent });
    if ('kind' in answer) throw new Error(answer.text);
    return answer.comparisonRatePercent;
  };
  expect(at(6.3) - at(6.29)).toBeGreaterThan(0);
  expect(at(6.3) - at(6.29)).toBeLessThan(0.02);
  expect(at(6.29)).toBeGreaterThan(7.5);
});

test.each([
  ['', setup.start],
  ['?car=7&utm_source=x', setup.start],
  ['?loan=26990&term=4&rate=7.79', { amount: 26_990, termYears: 4, annualRatePercent: 7.79 }],
  ['?pay=monthly', { frequency: 'monthly' }],
  ['?pay=hourly&loan=abc&term=&rate=-3', setup.start],
  ['?loan=99999999&term=900&deposit=1e9', { amount: 100_000, termYears: 7, deposit: 0 }],
  ['?deposit=2000&residual=999999', { deposit: 2000, residual: 250_000 }],
  ['?loan=%2420%2C000&term=4+years&rate=7.5%25', { amount: 20_000, termYears: 4, annualRatePercent: 7.5 }],
  ['?loan=20k&rate=7.5%25+p.a.', { amount: 20_000, annualRatePercent: 7.5 }],
])('a query "%s" gives its values, clamped', (search, expected) => {
  expect(valuesOfLink(setup, search)).toEqual({ ...setup.start, ...expected });
});

test('a query cannot change fixed values', () => {
  const locked = setupOf({ interestPercent: { disabled: true } }, 'loan');
  expect(valuesOfLink(locked, '?rate=1&deposit=9000&residual=1')).toEqual(locked.start);
});

test('the query keeps other parameters, and leaves out initial values', () => {
  const values = { ...setup.start, amount: 20_000 };
  expect(linkOfValues(setup, values, '?ref=mail&term=3')).toBe('?ref=mail&loan=20000');
  expect(linkOfValues(setup, setup.start, '?loan=20000')).toBe('');
});

test('written values are read again', () => {
  const choices = fc.record({
    amount: fc.integer({ min: 2, max: 200 }).map((steps) => steps * 500),
    deposit: fc.integer({ min: 0, max: 250_000 }),
    residual: fc.integer({ min: 0, max: 250_000 }),
    termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    annualRatePercent: fc.integer({ min: 50, max: 2000 }).map((hundredths) => hundredths / 100),
    frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
  });
  fc.assert(
    fc.property(choices, (values) => {
      expect(valuesOfLink(setup, linkOfValues(setup, values, '?ref=mail'))).toEqual(values);
    }),
  );
});
