import type { SiteFacts } from '@forecourt/api';
import type { EnquiryRules, FormDeclaration } from '@forecourt/lead';
import type { ServerOptions } from '@forecourt/site-config';
import type { enquiry } from '../manifest.ts';
import { tradeInProviders, type TradeInProviders } from './valuation/trade-in-providers.ts';

/** The forms of a site, and its providers. */
export interface EnquirySite {
  /** The validation rules of the enquiry form. */
  rules: EnquiryRules;
  /** The declared forms. */
  forms: readonly FormDeclaration[];
  /** The providers of online valuations; null if the site has them off. */
  tradeIn: TradeInProviders | null;
}

/**
 * The rules of a site. The location is never required here: only some forms have that field, and the server does not
 * know which form sent the request.
 *
 * @throws Error with a fix if a provider is configured and its key is not set.
 */
export function enquirySite({
  options,
  env,
}: Pick<SiteFacts<ServerOptions<typeof enquiry>>, 'options' | 'env'>): EnquirySite {
  const { messageRequired, disclaimer, forms } = options;
  return {
    rules: { message: messageRequired, terms: disclaimer !== null },
    forms,
    tradeIn: tradeInProviders(options, env),
  };
}
