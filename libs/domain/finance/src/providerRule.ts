import { providerKey } from '@forecourt/vehicle';

/** What a finance provider asks of a vehicle before an estimate is shown (finance estimate eligibility). */
export interface ProviderRule {
  /** The vehicle must be in stock: coming soon is not. */
  inStock: boolean;
  /** The price must be above this many dollars; null where the provider asks for no price. */
  priceAbove: number | null;
  /** The model year must be newer than the current year minus this many; null where age does not matter. */
  newerThanYears: number | null;
  /** The payment that the lender's record must carry; null where the platform may compute it. */
  lenderPayment: 'paymentWeek' | 'paymentMonth' | null;
  /** The provider knows monthly repayments only. */
  monthlyOnly: boolean;
}

const base: ProviderRule = {
  inStock: false,
  priceAbove: null,
  newerThanYears: null,
  lenderPayment: null,
  monthlyOnly: false,
};
const inStock: ProviderRule = { ...base, inStock: true };
const weeklyFromLender: ProviderRule = { ...inStock, priceAbove: 500, lenderPayment: 'paymentWeek' };

/** The recognised providers, as the requirements name and order them. */
export const FINANCE_PROVIDERS = [
  'Taurus',
  'Car Clarity',
  'Manual',
  '360 Finance',
  'Angle',
  'Powertorque',
  'Nissan Finance',
  'AusLoans',
] as const;

/** The name of a recognised provider. */
export type FinanceProvider = (typeof FINANCE_PROVIDERS)[number];

const RULES: Readonly<Record<FinanceProvider, ProviderRule>> = {
  Taurus: { ...inStock, priceAbove: 500, newerThanYears: 12 },
  'Car Clarity': base,
  Manual: weeklyFromLender,
  '360 Finance': inStock,
  Angle: weeklyFromLender,
  Powertorque: weeklyFromLender,
  'Nissan Finance': { ...inStock, priceAbove: 500, lenderPayment: 'paymentMonth', monthlyOnly: true },
  AusLoans: inStock,
};
const byKey = new Map(FINANCE_PROVIDERS.map((name) => [providerKey(name), RULES[name]]));

/**
 * The rule of a provider, by its name in any spelling, or null for a provider nobody knows. With `allowUnknown` such a provider
 * follows the rule of `Manual`.
 */
export function providerRule(provider: string, allowUnknown = false): ProviderRule | null {
  return byKey.get(providerKey(provider)) ?? (allowUnknown ? weeklyFromLender : null);
}
