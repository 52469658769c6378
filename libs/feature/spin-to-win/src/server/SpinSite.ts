import { demonstrationFolder, type SiteFacts } from '@forecourt/api';
import { siteAccounts, type SiteAccounts } from '@forecourt/shoppers';
import { hasPage, paths, type ServerOptions } from '@forecourt/site-config';
import type { spinToWin } from '../manifest.ts';

type Options = ServerOptions<typeof spinToWin>;

/** What a site needs for its draw. The secret of its accounts keys the hash of the person too. */
export interface SpinSite extends SiteAccounts, Pick<Options, 'prizes' | 'terms' | 'period' | 'keepDays'> {}

/**
 * The draw of a site.
 *
 * @throws Error with a fix if the site has no accounts: nobody could be told from anybody else.
 */
export function spinSite({ options, dealer, shown, env }: SiteFacts<Options>): SpinSite {
  if (!hasPage(shown, paths.signIn()))
    throw new Error(
      `${dealer.slug}: spinToWin() draws once for each shopper who is signed in, and the site has no accounts. Add account() to its features.`,
    );
  return { ...options, ...siteAccounts(dealer, env, demonstrationFolder(env)) };
}
