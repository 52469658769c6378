import type { FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';
import { establishmentFee } from './establishmentFee.ts';
import type { Fee } from './fee.ts';

/** What the establishment fee is called in a list of fees. */
export const ESTABLISHMENT = 'Establishment fee';

const WHEN = { once: 'upfront', monthly: 'monthly', end: 'at-end' } as const;

/**
 * Every fee of a loan, in the order of its working: the establishment fee (the lender's, else the dealer's; left out where it is
 * 0), then the dealer's further fees. Everything that tells what a loan costs reads this list and no other.
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
