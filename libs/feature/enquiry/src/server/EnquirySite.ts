import type { SiteFacts } from '@forecourt/api';
import type { EnquiryRules, FormDeclaration } from '@forecourt/lead';
import type { PublicSite, ServerOptions } from '@forecourt/site-config';
import { z } from 'zod';
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
  /** Whether the vehicle pages of the site show the price gauge. */
  gauge: boolean;
}

/** The option of the vehicle page that says so. */
const vehiclePage = z.object({ gauge: z.object({ show: z.boolean() }) });

/**
 * The rules of a site. The location is never required here: only some forms have that field, and the server does not
 * know which form sent the request.
 *
 * Whether vehicle pages have a price gauge is an option of another feature, which this one may not import. It is read by its name,
 * `gauge.show`; a test of the vehicle page fails if the option is renamed.
 *
 * @throws Error with a fix if a provider is configured and its key is not set.
 */
export function enquirySite({
  options,
  env,
  shown,
}: Pick<SiteFacts<ServerOptions<typeof enquiry>>, 'options' | 'env'> & {
  shown: Pick<PublicSite, 'features'>;
}): EnquirySite {
  const { messageRequired, disclaimer, forms } = options;
  return {
    rules: { message: messageRequired, terms: disclaimer !== null },
    forms,
    tradeIn: tradeInProviders(options, env),
    gauge: vehiclePage.safeParse(shown.features['vdp']).data?.gauge.show ?? false,
  };
}
