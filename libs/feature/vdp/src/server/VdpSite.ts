import type { SiteFacts } from '@forecourt/api';
import type { DeliveryProvider } from './delivery/DeliveryProvider.ts';
import { siteDelivery } from './delivery/site-delivery.ts';
import type { LenderProvider } from './lender/LenderProvider.ts';
import { siteLender } from './lender/site-lender.ts';
import type { MarketFigures } from './market/MarketFigures.ts';
import { marketServer } from './market/market-server.ts';
import { siteYoux } from './youx/site-youx.ts';
import type { YouxProvider } from './youx/YouxProvider.ts';

/** Whom the vehicle pages of a site ask. */
export interface VdpSite {
  /** Who prices its deliveries; null where it delivers nothing. */
  delivery: DeliveryProvider | null;
  /** Who says what its lender asks for a car; null where nobody is asked. */
  lender: LenderProvider | null;
  /** Who gives its youX quotes; null where there are none. */
  youx: YouxProvider | null;
  /** Who says where prices lie in the market; null where the stock itself does. */
  market: MarketFigures | null;
}

/** Chooses the providers of a site. Throws an Error with a remedy where one is named and its key is not set. */
export function vdpSite({ dealer, shown, env }: Pick<SiteFacts, 'dealer' | 'shown' | 'env'>): VdpSite {
  return {
    delivery: siteDelivery(dealer, env),
    lender: siteLender(shown.finance, env),
    youx: siteYoux(shown.finance, env),
    market: marketServer(env),
  };
}
