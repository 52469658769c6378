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

/** What the shopper chooses. Dollars, years, percent a year. */
export interface CalculatorValues {
  /** The loan, or the price of the vehicle: as the variant asks. */
  amount: number;
  deposit: number;
  residual: number;
  termYears: number;
  annualRatePercent: number;
  frequency: RepaymentFrequency;
}

/** The calculator of one vehicle before anything was moved. */
export interface CalculatorSetup {
  /** `loan` asks how much is borrowed, `purchase` for price, deposit and residual. */
  variant: 'loan' | 'purchase';
  finance: DealerFinance;
  /** The loan that everything on the page starts from. */
  loan: StartingLoan;
  sliders: LoanSliders;
  /** The same as the calculator's values. */
  start: CalculatorValues;
  frequencies: readonly RepaymentFrequency[];
}

const EVERY: readonly RepaymentFrequency[] = ['weekly', 'fortnightly', 'monthly'];

/**
 * The calculator of a vehicle, or null where there is none: without a provider or a price, of a vehicle that cannot be had, where
 * the vehicle itself says no, and when the dealer's rates are out of date. It starts at the `startingLoan` of the vehicle, which
 * is what the estimate beside the price is of; where a limit cuts that loan, at the limit.
 */
export function calculatorSetup(
  car: Car,
  finance: DealerFinance | null,
  { variant, now }: { variant: CalculatorSetup['variant']; now: Date },
): CalculatorSetup | null {
  if (finance === null || !showsCalculator(car, finance)) return null;
  if (!featureVisible('finance', car, { features: { finance: true } })) return null;
  const record = lenderRecord(car, finance.provider);
  if (record === null && !ratesInForce(finance, now)) return null;
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
