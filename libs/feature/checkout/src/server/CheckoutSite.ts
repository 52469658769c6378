import { demonstrationFolder, type SiteFacts } from '@forecourt/api';
import { openPayments, type Payments } from '@forecourt/checkout-desk';
import { regionBands, type DeliveryBand } from '@forecourt/pricing';
import { siteAccounts, type SiteAccounts } from '@forecourt/shoppers';
import {
  hasPage,
  paths,
  statesOf,
  type DealerConfig,
  type PublicSite,
  type ServerOptions,
} from '@forecourt/site-config';
import { z } from 'zod';
import type { checkout } from '../manifest.ts';

type Options = ServerOptions<typeof checkout>;

/** What a site needs to take deposits. Without a provider shoppers are asked to call. */
export interface CheckoutSite
  extends
    Payments,
    Pick<
      Options,
      | 'path'
      | 'terms'
      | 'onRoad'
      | 'depositCents'
      | 'holdHours'
      | 'nextSteps'
      | 'keepContactDays'
      | 'business'
      | 'invoices'
      | 'purchase'
    > {
  shown: PublicSite;
  /** Prices of the delivery of a vehicle that is bought online; null if it is not delivered. */
  bands: readonly DeliveryBand[] | null;
  /** The accounts of the site, to which reservations belong; null for a site without accounts. */
  accounts: SiteAccounts | null;
}

/**
 * Deposits go where `openPayments` says.
 *
 * @throws Error with a fix if a secret is missing, the button of vehicle pages names another deposit, or a state of the dealer has no texts.
 */
export function checkoutSite({ options, dealer, shown, env }: SiteFacts<Options>): CheckoutSite {
  refuseOtherDeposit(options, shown);
  refuseForeignTexts(options, shown);
  const folder = demonstrationFolder(env);
  return {
    ...{ ...options, shown, bands: bandsOf(options, dealer) },
    accounts: hasPage(shown, paths.signIn()) ? siteAccounts(dealer, env, folder) : null,
    ...openPayments({ ...options, site: dealer.slug, env, dataDirectory: folder }),
  };
}

/** The tables of the site; the prices of a service are asked for by the vehicle page alone. */
function bandsOf({ purchase }: Options, { slug, delivery }: DealerConfig): DeliveryBand[] | null {
  if (!purchase?.delivery || !delivery) return null;
  if (delivery.provider)
    throw new Error(
      `${slug}: checkout({ purchase: { delivery: true } }) needs the prices of delivery.bands or delivery.regions, ` +
        'and this site has delivery.provider. Set purchase.delivery to false, or give the prices as a table.',
    );
  return [...delivery.bands, ...regionBands(delivery.regions)];
}

/** Cooling-off and warranty are law of a state: a dealer in several says them for each, or vehicles of one would have the texts of another. */
function refuseForeignTexts({ terms }: Options, { slug, ...shown }: SiteFacts['shown']): void {
  const states = statesOf(shown);
  const missing = states.filter((state) => !Object.hasOwn(terms.lawByState, state));
  if (states.length > 1 && missing.length > 0)
    throw new Error(
      `${slug}: its locations are in ${states.join(', ')}, and checkout({ terms: { lawByState } }) has no texts for ` +
        `${missing.join(', ')}. Add onRoadCosts, coolingOff and warranty for each of these states.`,
    );
  const foreign = Object.keys(terms.lawByState).filter((name) => !states.some((state) => state === name));
  if (states.length > 1 && foreign.length > 0)
    throw new Error(
      `${slug}: checkout({ terms: { lawByState } }) has texts for ${foreign.join(', ')}, and its locations are in ` +
        `${states.join(', ')}. What stands elsewhere is not sold online. Remove these texts, or add a location there.`,
    );
}

const buttonSchema = z.object({ reserveDepositDollars: z.number() });

/** The button of a vehicle page is the enquiry's: it must not promise another deposit than is charged. */
function refuseOtherDeposit({ depositCents }: Options, { slug, features }: SiteFacts['shown']): void {
  const { success, data } = buttonSchema.safeParse(features['enquiry']);
  if (success && Math.round(data.reserveDepositDollars * 100) !== depositCents)
    throw new Error(
      `${slug}: enquiry({ reserveDepositDollars: ${data.reserveDepositDollars} }) is on the button of each vehicle, and ` +
        `checkout({ depositCents: ${depositCents} }) is charged. Set both to the same amount.`,
    );
}
