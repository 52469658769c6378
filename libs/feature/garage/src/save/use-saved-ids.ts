import { useStored } from '@forecourt/browser';
import type { Stored } from '@forecourt/browser';
import { FAVOURITES, FAVOURITES_VERSION, parseFavourites } from '../logic/favourite.ts';

const savedIds: Stored<ReadonlySet<string>> = {
  name: FAVOURITES,
  version: FAVOURITES_VERSION,
  read: (state) => new Set(parseFavourites(state)?.map(({ id }) => id)),
  initial: new Set(),
};

/** The ids of the vehicles saved in this browser; empty on the server and during hydration. */
export const useSavedIds = (slug: string): ReadonlySet<string> => useStored(slug, savedIds);
