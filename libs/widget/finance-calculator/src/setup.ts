import {
  lenderRecord,
  loanSliders,
  providerRule,
  ratesInForce,
  showsCalculator,
  sliderReading,
  startingLoan,
} from '@forecourt/finance';
import type { DealerFinance, LoanSliders, RepaymentFrequency, StartingLoan } from '@forecourt/finance';
import { displayedPrice } from '@forecourt/pricing';
import { featureVisible } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

/** The shopper's inputs. Dollars, years, percent a year. */
export interface CalculatorValues {
  /** The loan, or the price of the vehicle, depending on the variant. */
  amount: number;
  deposit: number;
  residual: number;
  termYears: number;
  annualRatePercent: number;
  frequency: RepaymentFrequency;
}

/** The initial state of a vehicle's calculator. */
export interface CalculatorSetup {
  /** `loan` has the amount borrowed as input, `purchase` price, deposit and residual. */
  variant: 'loan' | 'purchase';
  finance: DealerFinance;
  /** The initial loan of the page. */
  loan: StartingLoan;
  sliders: LoanSliders;
  /** The same as the calculator's values. */
  start: CalculatorValues;
  frequencies: readonly RepaymentFrequency[];
}

const EVERY: readonly RepaymentFrequency[] = ['weekly', 'fortnightly', 'monthly'];

/**
 * The calculator of a vehicle, or null where there is none: without a provider or a price, for an unavailable vehicle,
 * where the vehicle's own flag disables it, and when the dealer's rates are out of date. It starts with the vehicle's
 * `startingLoan`, as the estimate beside the price does; if a limit reduces that loan, with the limit.
 */
export function calculatorSetup(
  car: Car,
  finance: DealerFinance | null,
  { variant, now }: { variant: CalculatorSetup['variant']; now: Date },
): CalculatorSetup | null {
  if (finance === null || !showsCalculator(car, finance)) return null;
  if (!featureVisible('finance', car, { features: { finance: true } })) return null;
  const record = lenderRecord(car, finance.provider);
  // Without a rate of the lender the calculator starts with the dealer's.
  if ((record?.interestRate ?? null) === null && !ratesInForce(finance, now)) return null;
  const price = displayedPrice(car);
  const loan = startingLoan(price, record, finance);
  const sliders = loanSliders(finance, { price, record, asks: variant === 'loan' ? 'loan' : 'price' });
  const frequencies = providerRule(finance.provider ?? '')?.monthlyOnly ? (['monthly'] as const) : EVERY;
  const wanted = finance.frequency ?? 'weekly';
  return {
    variant,
    finance,
    loan,
    sliders,
    frequencies,
    start: {
      amount: sliders.amount.value,
      deposit: loan.deposit,
      residual: loan.residual,
      termYears: sliderReading(sliders.termYears),
      annualRatePercent: sliders.interestPercent.value,
      frequency: frequencies.includes(wanted) ? wanted : 'monthly',
    },
  };
}
