import { forgetNamed } from './forgetNamed.ts';

/** The name of what the saved vehicles and those of an account had in common. */
const OF_ACCOUNT = /^watchlist$/;

/**
 * Forgets which vehicles of this browser were in the account that is deleted: they are nobody's then, and join the next account.
 *
 * @param slug of the site.
 */
export function forgetAccount(slug: string): void {
  forgetNamed('localStorage', slug, OF_ACCOUNT);
}
