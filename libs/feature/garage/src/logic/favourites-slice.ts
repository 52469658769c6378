import { injectSlice } from '@forecourt/store';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { FAVOURITES, FAVOURITES_VERSION, lawful, parseFavourites } from './favourite.ts';
import { withNote } from './note.ts';
import type { Favourite } from './favourite.ts';

declare module '@forecourt/store' {
  interface SiteState {
    /** The vehicles saved in this browser, in the order of saving. */
    favourites?: Favourite[];
  }
}

/** The vehicles that a visitor saved, each once. Hearts write the stored list (`toggleSaved`), which the store follows. */
export const favouritesSlice = createSlice({
  name: FAVOURITES,
  initialState: (): Favourite[] => [],
  reducers: {
    /** The list after the account's was merged in. */
    favouritesReplaced: (_state, { payload }: PayloadAction<Favourite[]>) => lawful(payload),
    /** A note that was written, or an empty one that takes it away. */
    favouriteNoted: (state, { payload }: PayloadAction<{ id: string; note: string }>) =>
      state.map((each) => (each.id === payload.id ? withNote(each, payload.note) : each)),
    favouriteRemoved: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const { favouriteRemoved, favouriteNoted, favouritesReplaced } = favouritesSlice.actions;

injectSlice(favouritesSlice, { version: FAVOURITES_VERSION, parse: parseFavourites });
