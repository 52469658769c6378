import { lateSync } from '../watchlist/late-sync.ts';

export { SaveToast } from './SaveToast.tsx';

/**
 * Keeps the list of an account in step with that of this browser. Here, and not in every page, are the names of the files that this
 * loads: only who is signed in pays for them.
 *
 * @param slug of the site.
 */
export async function keepInStep(slug: string): Promise<void> {
  const list = await lateSync();
  list.keepInStep(slug);
}
