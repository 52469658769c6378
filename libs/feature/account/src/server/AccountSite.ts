import { demonstrationFolder, type SiteFacts } from '@forecourt/api';
import { realmOf, shopperSecret } from '@forecourt/shoppers';
import type { ServerOptions } from '@forecourt/site-config';
import type { account } from '../manifest.ts';

/** What a site needs for accounts. */
export interface AccountSite {
  /** The sites that share their accounts. */
  realm: string;
  /** Signs sessions. */
  secret: string;
  /** Whether cookies are for HTTPS only. */
  secure: boolean;
  /** Whether codes are sent as text messages too. */
  textMessages: boolean;
}

/**
 * The accounts of a site.
 *
 * @throws Error with a fix if production has no SHOPPER_SECRET.
 */
export function accountSite({
  options: { textMessages },
  dealer,
  env,
}: SiteFacts<ServerOptions<typeof account>>): AccountSite {
  const folder = demonstrationFolder(env);
  return {
    realm: realmOf(dealer),
    secret: shopperSecret(env, folder),
    secure: folder === null,
    textMessages,
  };
}
