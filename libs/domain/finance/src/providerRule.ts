import { providerKey } from '@forecourt/vehicle';

/** What a finance provider asks of a vehicle before an estimate is shown (§5, finance estimate eligibility). */
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

/** The recognised providers of §9 by normalised key. */
const rules: Readonly<Record<string, ProviderRule>> = {
  taurus: { ...inStock, priceAbove: 500, newerThanYears: 12 },
  carclarity: base,
  manual: weeklyFromLender,
  '360finance': inStock,
  angle: weeklyFromLender,
  powertorque: weeklyFromLender,
  nissanfinance: { ...inStock, priceAbove: 500, lenderPayment: 'paymentMonth', monthlyOnly: true },
  ausloans: inStock,
};

/**
 * The rule of a provider, by its name in any spelling, or null for a provider nobody knows. With `allowUnknown` such a provider
 * follows the rule of `Manual`.
 */
export function providerRule(provider: string, allowUnknown = false): ProviderRule | null {
  const key = providerKey(provider);
  if (Object.hasOwn(rules, key)) return rules[key] ?? null;
  return allowUnknown ? weeklyFromLender : null;
}
