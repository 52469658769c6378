import { providerKey, type FinanceLender } from '@forecourt/vehicle';
import type { AmountBounds } from './clampLoan.ts';
import type { DealerFinance, SliderSettings } from './dealerFinance.ts';

const PRICE_LIMIT = 100_000;
const AMOUNT_STEP = 500;

/** A dealer's slider settings: each value from the provider's entry, else from `default`. */
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
 * The minimum and maximum loan for a vehicle at a price, in dollars: by default $1,000 to $100,000; with `maxFollowsPrice` up to
 * 1.05 × a price above $100,000, in whole steps of 500.
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

/** The allowed term in years nearest to the requested one: within the dealer's bounds, or from its list. */
export function termWithin(dealer: DealerFinance, wanted: number): number {
  const { min = 1, max = 7, choices } = sliderSettings(dealer).termYears;
  if (choices === undefined || choices.length === 0) return Math.min(Math.max(wanted, min), max);
  return choices.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

/** Whether the lender gave a repayment for this vehicle; slider bounds do not apply to it then. */
export function lenderPays(record: FinanceLender | null): boolean {
  return Boolean(record?.paymentWeek || record?.paymentMonth);
}
