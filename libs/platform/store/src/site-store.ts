import { combineSlices, configureStore, createAction } from '@reduxjs/toolkit';
import type { Reducer, Slice, UnknownAction } from '@reduxjs/toolkit';

/** The state of every feature's slice by name; a feature augments it beside its slice. All are optional: a slice exists once the code of its feature has loaded. */
export interface SiteState {
  storage?: StorageState;
}

/** Whether what the visitor keeps on this device is known, and can be kept. */
export interface StorageState {
  /** True once persisted state has been read. Before that the visitor's state is unknown. */
  read: boolean;
  /** False once the browser refused to store something; state then lasts for this visit only. */
  kept: boolean;
}

/** Dispatched when a persisted slice's earlier state has been read, or another tab has changed it. */
export const restored = createAction<{ slice: string; state: unknown }>('store/restored');
/** Dispatched when all persisted state has been read. */
export const storageRead = createAction('store/storageRead');
/** Dispatched when the browser refused to store state. */
export const storageRefused = createAction('store/storageRefused');

interface Persisted {
  version: number;
  /** Checks the stored value; null if it cannot be used. */
  parse(stored: unknown): unknown;
}

const persistedSlices = new Map<string, Persisted>();
const storageReducer: Reducer<StorageState> = (state = { read: false, kept: true }, action) => {
  if (storageRead.match(action) && !state.read) return { ...state, read: true };
  return storageRefused.match(action) && state.kept ? { ...state, kept: false } : state;
};

const joinListeners = new Set<() => void>();
const joined = () => joinListeners.forEach((listener) => listener());

/** Calls back when a slice is added: an existing store shows it with its next action. */
export function onJoined(listener: () => void): () => void {
  joinListeners.add(listener);
  return () => void joinListeners.delete(listener);
}

/** One reducer for all sites and features; slices are added when their code loads. */
export const rootReducer = combineSlices({ storage: storageReducer }).withLazyLoadedSlices<SiteState>();

/**
 * Adds a feature's slice to the store; call it once, where the slice is created.
 *
 * @param persist stores the slice in the visitor's browser under the site's slug. `parse` receives the value stored under the same
 *   `version` and returns the state, or null to use the initial state.
 */
export function injectSlice<State>(
  slice: Slice<State>,
  persist?: { version: number; parse(stored: unknown): State | null },
): void {
  if (persist) persistedSlices.set(slice.name, persist);
  const reducer: Reducer<State> = (state, action: UnknownAction) =>
    restored.match(action) && action.payload.slice === slice.name && isState<State>(action.payload.state)
      ? action.payload.state
      : slice.reducer(state, action);
  rootReducer.inject({ reducerPath: slice.name, reducer });
  joined();
}

/** The store of a site, as `createSiteStore` makes it. */
export type SiteStore = ReturnType<typeof createSiteStore>;

/** A store with the slices added so far. Create one per page load in a browser, and one per request on the server. */
export function createSiteStore() {
  return configureStore({ reducer: rootReducer, devTools: false });
}

export function persistedNames(): string[] {
  return [...persistedSlices.keys()];
}

export function persistenceOf(slice: string): Persisted | undefined {
  return persistedSlices.get(slice);
}

// The state was checked by the slice's own `parse` before `restored` was dispatched.
function isState<State>(state: unknown): state is State {
  return state !== undefined;
}
