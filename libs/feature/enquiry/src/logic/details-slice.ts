import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { savedDetailsSchema } from '@forecourt/lead';
import type { SavedDetails } from '@forecourt/lead';
import { injectSlice } from '@forecourt/store';

declare module '@forecourt/store' {
  interface SiteState {
    details?: SavedDetails;
  }
}

const initialState: SavedDetails = { name: '', last_name: '', email: '', phone: '', postcode: '' };

/** The visitor's contact details, stored in this browser for the next form. They are sent only with a form. */
const details = createSlice({
  name: 'details',
  initialState,
  reducers: { detailsSaved: (_state, { payload }: PayloadAction<SavedDetails>) => payload },
});

injectSlice(details, { version: 1, parse: (stored) => savedDetailsSchema.parse(stored) });

export const { detailsSaved } = details.actions;
