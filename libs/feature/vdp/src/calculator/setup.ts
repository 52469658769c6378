import {
  lenderRecord,
  loanSliders,
  providerRule,
  ratesInForce,
  showsCalculator,
  sliderReading,
} from '@forecourt/finance';
import type { DealerFinance, LoanSliders, RepaymentFrequency } from '@forecourt/finance';
import { displayedPrice } from '@forecourt/pricing';
import { featureVisible, providerKey } from '@forecourt/vehicle';
import type { Car, FinanceLender } from '@forecourt/vehicle';

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
  sliders: LoanSliders;
  start: CalculatorValues;
  frequencies: readonly RepaymentFrequency[];
  /** The rates that are published together; null where the lender publishes no pair. */
  published: { annualRatePercent: number; comparisonRatePercent: number } | null;
}

const EVERY: readonly RepaymentFrequency[] = ['weekly', 'fortnightly', 'monthly'];

/**
 * The calculator of a vehicle, or null where there is none: without a provider or a price, of a vehicle that cannot be had, where
 * the vehicle itself says no, and when the dealer's rates are out of date.
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
  const deposit = record?.deposit ?? finance.deposit ?? 0;
  const asked = variant === 'loan' ? finance : { ...finance, defaultAmount: 'price' as const, deposit: 0 };
  const ownRecord = record && variant === 'purchase' ? { ...record, deposit: 0 } : record;
  const sliders = loanSliders(asked, { price, record: ownRecord });
  const frequencies = providerRule(finance.provider ?? '')?.monthlyOnly ? (['monthly'] as const) : EVERY;
  const wanted = finance.frequency ?? 'weekly';
  return {
    variant,
    finance: withFeeOf(record, finance),
    sliders,
    frequencies,
    published: publishedRates(finance, record),
    start: {
      amount: sliders.amount.value,
      deposit: variant === 'loan' ? 0 : deposit,
      residual: variant === 'loan' ? 0 : (record?.balloon ?? 0),
      termYears: sliderReading(sliders.termYears),
      annualRatePercent: sliders.interestPercent.value,
      frequency: frequencies.includes(wanted) ? wanted : 'monthly',
    },
  };
}

/** The dealer's settings with the establishment fee that the lender names for this vehicle, where it names one. */
function withFeeOf(record: FinanceLender | null, finance: DealerFinance): DealerFinance {
  const fee = record?.establishmentFees;
  if (fee == null) return finance;
  return { ...finance, establishmentFees: { [providerKey(finance.provider ?? '')]: fee } };
}

function publishedRates(finance: DealerFinance, record: FinanceLender | null) {
  const annualRatePercent = record ? record.interestRate : finance.annualRatePercent;
  const comparisonRatePercent = record ? record.comparisonRate : finance.comparisonRatePercent;
  if (annualRatePercent == null || comparisonRatePercent == null) return null;
  return { annualRatePercent, comparisonRatePercent };
}
