import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SavedDetails } from '@forecourt/lead';
import { injectSlice } from '@forecourt/store';
import { keptDetails, noDetails } from './kept-details.ts';

declare module '@forecourt/store' {
  interface SiteState {
    details?: SavedDetails;
  }
}

/** The visitor's own contact details, kept in this browser for the next form. They are never sent without a form. */
const details = createSlice({
  name: 'details',
  initialState: noDetails,
  reducers: {
    detailsSaved: (_state, { payload }: PayloadAction<SavedDetails>) => payload,
    /** Changes nothing; a slice that joins a running store appears with the next action. */
    detailsWanted: (state) => state,
  },
});

injectSlice(details, { version: 1, parse: keptDetails });

export const { detailsSaved, detailsWanted } = details.actions;
