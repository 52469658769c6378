import type { SiteFacts } from '@forecourt/api';
import type { DeliveryProvider } from './delivery/DeliveryProvider.ts';
import { siteDelivery } from './delivery/site-delivery.ts';
import type { LenderProvider } from './lender/LenderProvider.ts';
import { siteLender } from './lender/site-lender.ts';
import type { MarketFigures } from './market/MarketFigures.ts';
import { marketServer } from './market/market-server.ts';
import { siteYoux } from './youx/site-youx.ts';
import type { YouxProvider } from './youx/YouxProvider.ts';

/** The providers of a site’s vehicle pages. */
export interface VdpSite {
  /** Provider of delivery prices; null if the dealer does not deliver. */
  delivery: DeliveryProvider | null;
  /** Provider of the lender’s text about a vehicle; null if the site has it off. */
  lender: LenderProvider | null;
  /** Provider of youX quotes; null if the site has them off. */
  youx: YouxProvider | null;
  /** Provider of market figures; null if they are computed from the stock. */
  market: MarketFigures | null;
}

/**
 * Selects the providers of a site.
 *
 * @throws Error with a fix if a provider is configured and its key is not set.
 */
export function vdpSite({ dealer, shown, env }: Pick<SiteFacts, 'dealer' | 'shown' | 'env'>): VdpSite {
  return {
    delivery: siteDelivery(dealer, env),
    lender: siteLender(shown.finance, env),
    youx: siteYoux(shown.finance, env),
    market: marketServer(env),
  };
}
