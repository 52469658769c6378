import { z } from 'zod';
import { amountField, isRecord, numberField, textField } from './fields.ts';
import { providerKey } from './providerKey.ts';

/**
 * One lender's record on a vehicle. Rates are percent a year, payments and fees dollars, terms in the unit of their name. Other
 * keys (`term36`, `term60` and so on) are kept unchanged.
 */
export const financeLenderSchema = z.looseObject({
  interestRate: numberField(),
  comparisonRate: numberField(),
  paymentWeek: amountField(),
  paymentMonth: amountField(),
  balloon: amountField(),
  deposit: amountField(),
  termYears: amountField(),
  termMonths: amountField(),
  termWeeks: amountField(),
  establishmentFees: amountField(),
  totalPayable: amountField(),
  financeProvider: textField(),
  disclaimer: textField(),
});

/** One lender's record on a vehicle; see `financeLenderSchema`. */
export type FinanceLender = z.output<typeof financeLenderSchema>;

/** Lenders by normalised provider key (`360 Finance` is `360finance`); entries that are not objects are dropped. */
export function readFinanceLenders(value: unknown): Record<string, unknown> | null {
  if (!isRecord(value)) return null;
  const records = Object.entries(value).filter(([, lender]) => isRecord(lender));
  return Object.fromEntries(records.map(([name, lender]) => [providerKey(name), lender]));
}
