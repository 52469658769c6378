import { useStored } from '@forecourt/browser';
import type { Stored } from '@forecourt/browser';
import { mayBeSignedIn } from '../watchlist/sign-in-hint.ts';
import { FAVOURITES, FAVOURITES_VERSION, parseFavourites } from '../logic/favourite.ts';

const savedIds: Stored<ReadonlySet<string>> = {
  name: FAVOURITES,
  version: FAVOURITES_VERSION,
  read: (state) => new Set(parseFavourites(state)?.map(({ id }) => id)),
  initial: new Set(),
};

/**
 * The ids of the vehicles saved in this browser; empty on the server and during hydration. Where only accounts save, a browser that is not
 * signed in shows none.
 */
export function useSavedIds(slug: string, storage?: 'browser' | 'account'): ReadonlySet<string> {
  const saved = useStored(slug, savedIds);
  return storage === 'account' && !mayBeSignedIn() ? savedIds.initial : saved;
}
