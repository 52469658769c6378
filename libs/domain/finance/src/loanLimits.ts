import { providerKey, type FinanceLender } from '@forecourt/vehicle';
import type { AmountBounds } from './clampLoan.ts';
import type { DealerFinance, SliderSettings } from './dealerFinance.ts';

const PRICE_LIMIT = 100_000;
const AMOUNT_STEP = 500;

/** A dealer's slider settings: those of the provider before `default`, value by value. */
export function sliderSettings({ provider, sliders = {} }: DealerFinance): Required<SliderSettings> {
  const own = sliders[providerKey(provider ?? '')];
  const shared = sliders.default;
  return {
    amount: { ...shared?.amount, ...own?.amount },
    termYears: { ...shared?.termYears, ...own?.termYears },
    interestPercent: { ...shared?.interestPercent, ...own?.interestPercent },
  };
}

/**
 * The least and the most that may be borrowed for a vehicle of a price, dollars: $1,000 to $100,000 unless the dealer says
 * otherwise; with `maxFollowsPrice` up to 1.05 × a price above $100,000, in whole steps of 500.
 */
export function amountLimits(dealer: DealerFinance, price: number | null): AmountBounds & { step: number } {
  const {
    min = 1000,
    max = PRICE_LIMIT,
    step = AMOUNT_STEP,
    maxFollowsPrice = false,
  } = sliderSettings(dealer).amount;
  const follows = maxFollowsPrice && price !== null && price > PRICE_LIMIT;
  return { min, step, max: follows ? Math.ceil((price * 105) / 100 / AMOUNT_STEP) * AMOUNT_STEP : max };
}

/** The term in years that is nearest to the one wanted: within the dealer's bounds, or of its list. */
export function termWithin(dealer: DealerFinance, wanted: number): number {
  const { min = 1, max = 7, choices } = sliderSettings(dealer).termYears;
  if (choices === undefined || choices.length === 0) return Math.min(Math.max(wanted, min), max);
  return choices.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

/** Whether the lender itself says what a loan for this vehicle is repaid with: then no bound of a slider stands against it. */
export function lenderPays(record: FinanceLender | null): boolean {
  return Boolean(record?.paymentWeek || record?.paymentMonth);
}
