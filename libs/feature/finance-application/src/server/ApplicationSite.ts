import { demonstrationFolder, serviceOf, type SiteFacts } from '@forecourt/api';
import { financeKeyring, type Keyring } from '@forecourt/finance-desk';
import { siteAccounts, type SiteAccounts } from '@forecourt/shoppers';
import { hasPage, paths, type FinanceConfig, type ServerOptions } from '@forecourt/site-config';
import type { financeApplication } from '../manifest.ts';
import { httpLender } from './lender/http-lender.ts';
import { localLender } from './lender/local-lender.ts';
import type { LenderProvider } from './lender/LenderProvider.ts';

/** What a site needs to take applications. */
export interface ApplicationSite {
  keys: Keyring;
  lender: ServerOptions<typeof financeApplication>['lender'];
  /** Null in production without CREDIT_URL: the dealer answers. */
  provider: LenderProvider | null;
  /** Days to keep an application after its decision. */
  keepDays: number;
  /** The terms of the loans of vehicle pages. */
  finance: FinanceConfig | null;
  /** The accounts of the site, to which applications belong; null for a site without accounts. */
  accounts: SiteAccounts | null;
}

/**
 * The lender is the service of CREDIT_URL, else in a demonstration the local one; in production without CREDIT_URL none.
 *
 * @throws Error with a fix if production has no FINANCE_KEYS, or CREDIT_URL is set without CREDIT_API_KEY, or it has accounts and no
 * SHOPPER_SECRET.
 */
export function applicationSite({
  options: { lender, keepDays },
  dealer,
  shown,
  env,
}: SiteFacts<ServerOptions<typeof financeApplication>>): ApplicationSite {
  const folder = demonstrationFolder(env);
  const service = serviceOf('CREDIT', env);
  const rate = dealer.finance?.annualRatePercent ?? USUAL_RATE;
  const local = folder === null ? null : localLender(rate);
  return {
    keys: financeKeyring(env, folder),
    ...{ lender, keepDays, finance: shown.finance },
    provider: service ? httpLender(service) : local,
    accounts: hasPage(shown, paths.signIn()) ? siteAccounts(dealer, env, folder) : null,
  };
}

/** The rate of the demonstration lender for a dealer without one, percent a year. */
const USUAL_RATE = 8;
