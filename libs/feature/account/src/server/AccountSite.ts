import { demonstrationFolder, type SiteFacts } from '@forecourt/api';
import { siteAccounts, type SiteAccounts } from '@forecourt/shoppers';
import type { ServerOptions } from '@forecourt/site-config';
import type { account } from '../manifest.ts';

/** What a site needs for accounts. */
export interface AccountSite extends SiteAccounts {
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
  return { ...siteAccounts(dealer, env, demonstrationFolder(env)), textMessages };
}
