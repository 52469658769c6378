import { forgetNamed } from './forgetNamed.ts';

/** The name under which a browser keeps which saved vehicles are in the account. */
const OF_ACCOUNT = /^watchlist$/;

/**
 * Forgets which vehicles of this browser were in the account that is deleted: they are nobody's then, and join the next account.
 *
 * @param slug of the site.
 */
export function forgetAccount(slug: string): void {
  forgetNamed('localStorage', slug, OF_ACCOUNT);
}
