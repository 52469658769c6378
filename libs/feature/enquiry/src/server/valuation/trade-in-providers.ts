import { serviceOf } from '@forecourt/api';
import { httpRego } from './http-rego.ts';
import { httpValuation } from './http-valuation.ts';
import type { RegoProvider } from './RegoProvider.ts';
import type { ValuationProvider } from './ValuationProvider.ts';

/** The providers of a site’s trade-in valuations. */
export interface TradeInProviders {
  /** Null if plates are looked up in the stock. */
  rego: RegoProvider | null;
  /** Null if values are computed from the stock. */
  valuation: ValuationProvider | null;
}

/**
 * The providers of online valuations: services if REGO_URL and VALUATION_URL are set, else the stock; null if the site has them off.
 *
 * @throws Error with a fix if a URL is set without its key: every request would be rejected.
 */
export function tradeInProviders(
  { onlineValuation }: { onlineValuation: boolean },
  env: Readonly<Record<string, string | undefined>>,
): TradeInProviders | null {
  if (!onlineValuation) return null;
  const rego = serviceOf('REGO', env);
  const valuation = serviceOf('VALUATION', env);
  return { rego: rego && httpRego(rego), valuation: valuation && httpValuation(valuation) };
}
