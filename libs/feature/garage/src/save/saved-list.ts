import { FAVOURITES, FAVOURITES_VERSION, parseFavourites } from '../logic/favourite.ts';

/** How the list of the vehicles saved in this browser is stored. */
export const savedList = {
  name: FAVOURITES,
  version: FAVOURITES_VERSION,
  read: (state: unknown) => parseFavourites(state) ?? [],
};
