import type { ApiContext, HalfServices } from '@forecourt/api';
import { openShoppers, type Shoppers, type ShopperSession } from '@forecourt/shoppers';
import type { WithCookies } from '@forecourt/sign-in';
import type { AccountSite } from './AccountSite.ts';

/** The sign-in of the sites. */
export interface SignedIn {
  /** Of a site. */
  shoppersOf(site: AccountSite): Shoppers;
  /** The session of a request at a site; null if nobody is signed in there. */
  sessionOf(context: ApiContext, site: AccountSite): Promise<WithCookies<ShopperSession> | null>;
}

/** Opens the sign-in once for each secret; all sites of a process have the same one. */
export function whoIsSignedIn({ db, now }: Pick<HalfServices, 'db' | 'now'>): SignedIn {
  const opened = new Map<string, Shoppers>();
  const shoppersOf = ({ secret, secure }: AccountSite) => {
    const key = `${secure} ${secret}`;
    const known = opened.get(key) ?? openShoppers({ db, secret, secure, now });
    opened.set(key, known);
    return known;
  };
  return {
    shoppersOf,
    sessionOf: (context, site) => shoppersOf(site).session(site.realm, context.req.raw.headers),
  };
}
