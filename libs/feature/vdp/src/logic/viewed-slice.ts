import type { Car } from '@forecourt/vehicle';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The stored data of a viewed vehicle: enough to list it before its stock data loads. */
export type ViewedCar = Pick<Car, 'id' | 'slug' | 'name' | 'primary_image_url'>;

/** Maximum number of stored vehicles; the last ones are kept. */
export const MAX_VIEWED = 50;

/** The vehicles that a visitor viewed, oldest first, each once. (VD-21) */
export const viewedSlice = createSlice({
  name: 'viewed',
  initialState: (): ViewedCar[] => [],
  reducers: {
    carViewed: (state, { payload }: PayloadAction<ViewedCar>) =>
      state.some(({ id }) => id === payload.id) ? state : [...state, payload].slice(-MAX_VIEWED),
  },
});

export const { carViewed } = viewedSlice.actions;

/** Parses the list stored by an earlier visit; null if it is not a list of vehicles. */
export function parseViewed(stored: unknown): ViewedCar[] | null {
  return Array.isArray(stored) && stored.every(isViewedCar) ? stored : null;
}

function isViewedCar(value: unknown): value is ViewedCar {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, name }: { id?: unknown; slug?: unknown; name?: unknown } = value;
  return typeof id === 'number' && typeof slug === 'string' && typeof name === 'string';
}
