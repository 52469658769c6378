import { providerKey, type FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';

/**
 * The establishment fee in dollars: the lender's own, else the dealer's table by provider (1,300 or 1,360.50 for two of them),
 * else 0. A lender's 0 is kept.
 */
export function establishmentFee(
  record: FinanceLender | null,
  dealer: Pick<DealerFinance, 'provider' | 'establishmentFees'>,
): number {
  if (record?.establishmentFees != null) return record.establishmentFees;
  const table = dealer.establishmentFees ?? {};
  const key = providerKey(dealer.provider ?? '');
  return Object.hasOwn(table, key) ? (table[key] ?? 0) : 0;
}
