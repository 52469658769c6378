import fc from 'fast-check';
import type { Fee } from '../fee.ts';

/** A fee of the credit contract that is not capitalised, with the given changes. */
export function feeWith(change: Partial<Fee>): Fee {
  return {
    name: 'Fee',
    amount: 0,
    when: 'upfront',
    payableUnder: 'credit-contract',
    capitalised: false,
    ...change,
  };
}

/** An establishment fee and a monthly one, as lenders publish them. Dollars. */
export function fees(establishment: number, monthly: number): Fee[] {
  return [
    feeWith({ name: 'Establishment fee', amount: establishment }),
    feeWith({ name: 'Account keeping', amount: monthly, when: 'monthly' }),
  ];
}

const shape = {
  name: fc.constantFrom('Agency', 'Account keeping', 'Security registration'),
  payableUnder: fc.constantFrom<Fee['payableUnder'][]>('credit-contract', 'government'),
};

/** Any fee that is not capitalised; four of them are less than a loan of $2,000. */
export const anyFee: fc.Arbitrary<Fee> = fc.oneof(
  fc.record({
    ...shape,
    amount: fc.integer({ min: 0, max: 400 }),
    when: fc.constantFrom<Fee['when'][]>('upfront', 'at-end'),
    capitalised: fc.constant(false),
  }),
  fc.record({
    ...shape,
    amount: fc.integer({ min: 0, max: 30 }),
    when: fc.constant<Fee['when']>('monthly'),
    capitalised: fc.constant(false),
  }),
);
