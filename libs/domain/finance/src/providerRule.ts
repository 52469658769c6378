import { providerKey } from '@forecourt/vehicle';

/** The requirements of a finance provider for an estimate (finance estimate eligibility). */
export interface ProviderRule {
  /** The vehicle must be in stock: coming soon is not. */
  inStock: boolean;
  /** The price must be above this many dollars; null if the provider needs no price. */
  priceAbove: number | null;
  /** The model year must be newer than the current year minus this many; null for no age limit. */
  newerThanYears: number | null;
  /** The payment that the lender's record must carry; null if the platform may compute it. */
  lenderPayment: 'paymentWeek' | 'paymentMonth' | null;
  /** Whether the provider has monthly repayments only. */
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

/** The recognised providers, with the names and order of the requirements. */
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
 * The rule of a provider, by its name in any spelling, or null for an unknown provider. With `allowUnknown` an unknown provider
 * has the rule of `Manual`.
 */
export function providerRule(provider: string, allowUnknown = false): ProviderRule | null {
  return byKey.get(providerKey(provider)) ?? (allowUnknown ? weeklyFromLender : null);
}
