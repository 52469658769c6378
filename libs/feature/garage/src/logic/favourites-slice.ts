import { injectSlice } from '@forecourt/store';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Favourite } from './favourite.ts';

declare module '@forecourt/store' {
  interface SiteState {
    /** The vehicles saved in this browser, in the order of saving. */
    favourites?: Favourite[];
  }
}

/** Maximum number of saved vehicles. (ruling 102) */
export const MOST_FAVOURITES = 100;

/** The vehicles that a visitor saved, each once. A full list rejects more: it never drops a saved vehicle. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: (): Favourite[] => [],
  reducers: {
    favouriteSaved: (state, { payload }: PayloadAction<Favourite>) => lawful([...state, payload]),
    favouriteRemoved: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const { favouriteSaved, favouriteRemoved } = favouritesSlice.actions;

/** Parses the list stored by an earlier visit or another tab, without invalid items; null if it is not a list. */
export function parseFavourites(stored: unknown): Favourite[] | null {
  return Array.isArray(stored) ? lawful(stored.filter(isFavourite)) : null;
}

/** The list without duplicates, up to the maximum. */
function lawful(list: readonly Favourite[]): Favourite[] {
  const first = new Map<string, Favourite>();
  for (const favourite of list) if (!first.has(favourite.id)) first.set(favourite.id, favourite);
  return [...first.values()].slice(0, MOST_FAVOURITES);
}

function isFavourite(value: unknown): value is Favourite {
  if (typeof value !== 'object' || value === null) return false;
  const {
    id,
    name,
    slug,
    make,
    model,
    primary_image_url: picture,
  }: Partial<Record<keyof Favourite, unknown>> = value;
  return (
    typeof id === 'string' &&
    /^\d+$/.test(id) && // it becomes part of a search filter
    [name, slug, make, model].every((text) => typeof text === 'string') &&
    (picture === null || typeof picture === 'string')
  );
}

injectSlice(favouritesSlice, { version: 1, parse: parseFavourites });
