import { demonstrationFolder, type SiteFacts } from '@forecourt/api';
import { realmOf, shopperSecret } from '@forecourt/shoppers';
import { hasPage, paths, type ServerOptions } from '@forecourt/site-config';
import type { spinToWin } from '../manifest.ts';

type Options = ServerOptions<typeof spinToWin>;

/** What a site needs for its draw. */
export interface SpinSite extends Pick<Options, 'prizes' | 'terms' | 'period' | 'keepDays'> {
  /** The sites that share their accounts. */
  realm: string;
  /** Of sessions; keys the hash of the person too. */
  secret: string;
  /** Whether cookies are for HTTPS only. */
  secure: boolean;
}

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
  const folder = demonstrationFolder(env);
  return {
    ...options,
    ...{ realm: realmOf(dealer), secret: shopperSecret(env, folder), secure: folder === null },
  };
}
