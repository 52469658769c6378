import { providerKey, type Car, type FinanceLender } from '@forecourt/vehicle';

/**
 * A vehicle's record of a provider, by the provider's name in any spelling, or null.
 */
export function lenderRecord(
  car: Pick<Car, 'finance_lenders'>,
  provider: string | null,
): FinanceLender | null {
  if (provider === null) return null;
  const lenders = car.finance_lenders ?? {};
  const key = providerKey(provider);
  return Object.hasOwn(lenders, key) ? (lenders[key] ?? null) : null;
}

/**
 * The lender's term in years: its years, else its months / 12, else its weeks / 52, else null. Not rounded.
 */
export function lenderTermYears(record: FinanceLender | null): number | null {
  if (record?.termYears) return record.termYears;
  if (record?.termMonths) return record.termMonths / 12;
  return record?.termWeeks ? record.termWeeks / 52 : null;
}
