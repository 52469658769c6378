import { perAddress } from '@forecourt/api';
import type { Hold } from '@forecourt/checkout-desk';

/** Whether the provider is asked about a payment now. */
export type LookLimit = (payment: Pick<Hold, 'site' | 'id'>) => Promise<boolean>;

/**
 * Asks about a payment a few times in ten seconds. Anybody may start a payment and load its page again and again, and the account of the
 * dealer has so many calls for all of them.
 */
export function lookLimit(): LookLimit {
  const looks = perAddress(5, 10);
  return async ({ site, id }) => (await looks.take(site, id)) === null;
}
