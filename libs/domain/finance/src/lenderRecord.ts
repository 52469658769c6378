import { providerKey, type Car, type FinanceLender } from '@forecourt/vehicle';

/**
 * The record that a provider left on a vehicle, by the provider's name in any spelling, or null.
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

/**
 * The lender's own figures for single terms, its keys `term36`, `term60` and so on, by the number in the key. What is not a
 * number is left out.
 *
 * @example lenderTermValues(record) // { 36: 210.5, 60: 148 }
 */
export function lenderTermValues(record: FinanceLender): Record<number, number> {
  const values: Record<number, number> = {};
  for (const [key, value] of Object.entries(record)) {
    const term = /^term(\d+)$/.exec(key)?.[1];
    if (term === undefined || value === null || value === '') continue;
    const amount = Number(value);
    if (Number.isFinite(amount)) values[Number(term)] = amount;
  }
  return values;
}
