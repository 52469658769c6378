import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { VIEWED } from './viewed-list.ts';
import type { ViewedCar } from './viewed-list.ts';

/** Maximum number of stored vehicles; the last ones are kept. */
export const MAX_VIEWED = 50;

/** The vehicles that a visitor viewed, each once, the last viewed at the end. (VD-21) */
export const viewedSlice = createSlice({
  name: VIEWED.name,
  initialState: (): ViewedCar[] => [],
  reducers: {
    carViewed: (state, { payload }: PayloadAction<ViewedCar>) =>
      [...state.filter(({ id }) => id !== payload.id), payload].slice(-MAX_VIEWED),
  },
});

export const { carViewed } = viewedSlice.actions;
