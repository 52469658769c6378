import type { ApiContext, HalfServices } from '@forecourt/api';
import { shoppersOfSites, type Shoppers, type ShopperSession } from '@forecourt/shoppers';
import type { WithCookies } from '@forecourt/sign-in';
import type { AccountSite } from './AccountSite.ts';

/** The sign-in of the sites. */
export interface SignedIn {
  /** Of a site. */
  shoppersOf(site: AccountSite): Shoppers;
  /** The session of a request at a site; null if nobody is signed in there. */
  sessionOf(context: ApiContext, site: AccountSite): Promise<WithCookies<ShopperSession> | null>;
}

/** Opens the sign-in of the sites. */
export function whoIsSignedIn(services: Pick<HalfServices, 'db' | 'now'>): SignedIn {
  const shoppersOf = shoppersOfSites(services);
  return {
    shoppersOf,
    sessionOf: (context, site) => shoppersOf(site).session(site.realm, context.req.raw.headers),
  };
}
