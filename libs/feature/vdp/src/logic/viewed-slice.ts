import type { Car } from '@forecourt/vehicle';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** As much of a viewed vehicle as a list of them shows before it is asked for again. */
export type ViewedCar = Pick<Car, 'id' | 'slug' | 'name' | 'primary_image_url'>;

/** So many are kept, the last ones. */
export const VIEWED_KEPT = 50;

/** The vehicles that a visitor looked at, oldest first, each once. (VD-21) */
export const viewedSlice = createSlice({
  name: 'viewed',
  initialState: (): ViewedCar[] => [],
  reducers: {
    carViewed: (state, { payload }: PayloadAction<ViewedCar>) =>
      state.some(({ id }) => id === payload.id) ? state : [...state, payload].slice(-VIEWED_KEPT),
  },
});

export const { carViewed } = viewedSlice.actions;

/** What was kept by an earlier visit; null for what is no list of vehicles. */
export function parseViewed(stored: unknown): ViewedCar[] | null {
  return Array.isArray(stored) && stored.every(isViewedCar) ? stored : null;
}

function isViewedCar(value: unknown): value is ViewedCar {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, name }: { id?: unknown; slug?: unknown; name?: unknown } = value;
  return typeof id === 'number' && typeof slug === 'string' && typeof name === 'string';
}
