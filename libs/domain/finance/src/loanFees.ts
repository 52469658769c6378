import type { FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';
import { establishmentFee } from './establishmentFee.ts';
import type { Fee } from './fee.ts';

/** The name of the establishment fee in a list of fees. */
export const ESTABLISHMENT = 'Establishment fee';

const WHEN = { once: 'upfront', monthly: 'monthly', end: 'at-end' } as const;

/**
 * All fees of a loan, in the order of its working: the establishment fee (the lender's, else the dealer's; left out if 0), then
 * the dealer's other fees. Every figure about the cost of a loan uses this list.
 */
export function loanFees(
  record: FinanceLender | null,
  dealer: Pick<DealerFinance, 'provider' | 'establishmentFees' | 'capitaliseFee' | 'fees'>,
): readonly Fee[] {
  const amount = establishmentFee(record, dealer);
  const establishment: Fee = {
    name: ESTABLISHMENT,
    amount,
    when: 'upfront',
    payableUnder: 'credit-contract',
    capitalised: dealer.capitaliseFee ?? true,
  };
  const further = (dealer.fees ?? []).map(({ label, amount, charged, government }): Fee => ({
    name: label,
    amount,
    when: WHEN[charged],
    payableUnder: government ? 'government' : 'credit-contract',
    capitalised: false,
  }));
  return amount > 0 ? [establishment, ...further] : further;
}
