import { injectSlice } from '@forecourt/store';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Favourite } from './favourite.ts';

declare module '@forecourt/store' {
  interface SiteState {
    /** The vehicles that are saved in this browser, in the order in which they were. */
    favourites?: Favourite[];
  }
}

/** So many can be saved. (ruling 102) */
export const MOST_FAVOURITES = 100;

/** The vehicles that a visitor saved, each once. A full list takes no more: nothing is dropped that a visitor kept. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: (): Favourite[] => [],
  reducers: {
    favouriteSaved: (state, { payload }: PayloadAction<Favourite>) => lawful([...state, payload]),
    favouriteRemoved: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const { favouriteSaved, favouriteRemoved } = favouritesSlice.actions;

/** What an earlier visit or another tab kept, without what is no favourite; null for what is no list. */
export function parseFavourites(stored: unknown): Favourite[] | null {
  return Array.isArray(stored) ? lawful(stored.filter(isFavourite)) : null;
}

/** The list, each vehicle once and no more than can be saved. */
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
    /^\d+$/.test(id) && // it becomes part of a search
    [name, slug, make, model].every((text) => typeof text === 'string') &&
    (picture === null || typeof picture === 'string')
  );
}

injectSlice(favouritesSlice, { version: 1, parse: parseFavourites });
