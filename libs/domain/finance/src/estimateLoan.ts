import type { FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';
import type { UnavailableReason } from './estimateObstacle.ts';
import { feeTotals } from './feeTotals.ts';
import { periodsInTerm, periodsPerYear, type RepaymentFrequency } from './frequency.ts';
import { lenderTermYears } from './lenderRecord.ts';
import { repayment } from './repayment.ts';

/** The loan behind an estimate. Dollars, unrounded. */
export interface EstimatedLoan {
  /** Price less deposit; null when the lender gave a payment for a vehicle without a price. */
  principal: number | null;
  deposit: number;
  balloon: number;
  establishmentFee: number;
  termYears: number;
  periods: number;
  /** The repayment of one period before rounding. */
  repayment: number;
  /** The lender's own figure, or worked out here. */
  repaymentSource: 'lender' | 'computed';
  /** Everything paid over the term: the lender's figure, else repayments, final payment and fees. */
  totalPayable: number;
}

/** What a loan is estimated from; `fee` is the establishment fee. Dollars and percent a year. */
export interface LoanSources {
  dealer: DealerFinance;
  record: FinanceLender | null;
  price: number | null;
  frequency: RepaymentFrequency;
  fee: number;
  annualRatePercent: number;
}

/**
 * The loan of an estimate, or the reason why there is none. The lender's payment stands as given where its record has one for
 * the frequency; otherwise the repayment is worked out on price less deposit, plus the establishment fee where it is added to
 * the loan (decision 44). Nothing is rounded but the number of repayments.
 */
export function estimateLoan(sources: LoanSources): EstimatedLoan | UnavailableReason {
  const { dealer, record, price, frequency, fee, annualRatePercent } = sources;
  const deposit = record?.deposit ?? dealer.deposit ?? 0;
  const balloon = record?.balloon ?? 0;
  const termYears = lenderTermYears(record) ?? dealer.termYears ?? 5;
  const periods = periodsInTerm(termYears, frequency);
  const capitalised = (dealer.capitaliseFee ?? true) ? fee : 0;
  const principal = price === null ? null : price - deposit;
  const given = lenderPayment(record, frequency);
  const terms = { annualRatePercent, periodsPerYear: periodsPerYear[frequency], periods, balloon };
  if (given === null) {
    if (principal === null || principal <= 0) return 'nothing-to-finance';
    if (balloon > principal + capitalised) return 'balloon-above-amount';
  }
  const amount = given ?? repayment({ ...terms, principal: (principal ?? 0) + capitalised });
  const fees = feeTotals(dealer.fees, termYears).overTerm + (given === null ? fee - capitalised : 0);
  return {
    principal,
    deposit,
    balloon,
    establishmentFee: fee,
    termYears,
    periods,
    repayment: amount,
    repaymentSource: given === null ? 'computed' : 'lender',
    totalPayable: record?.totalPayable ?? amount * periods + balloon + fees,
  };
}

/** The lender's own payment; a payment of 0 is none. */
function lenderPayment(record: FinanceLender | null, frequency: RepaymentFrequency): number | null {
  if (frequency === 'weekly') return record?.paymentWeek || null;
  return frequency === 'monthly' ? record?.paymentMonth || null : null;
}
