import { combineSlices, configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { Middleware, Reducer, Slice, UnknownAction } from '@reduxjs/toolkit';

/** The state of every feature's slice by name; a feature augments it beside its slice. All are optional: a slice is there once its feature's code has loaded. */
export interface SiteState {
  storage?: StorageState;
}

export interface StorageState {
  /** True once what the browser kept has been read: before that nothing can be said of the visitor. */
  read: boolean;
  /** False once the browser refused to keep something; screens may then say that it lasts for this visit only. */
  kept: boolean;
}

/** Sent when a persisted slice's earlier state has been read, or another tab has changed it. */
export const restored = createAction<{ slice: string; state: unknown }>('store/restored');
/** Sent when what the browser kept has been read. */
export const storageRead = createAction('store/storageRead');
/** Sent when the browser would not keep state. */
export const storageRefused = createAction('store/storageRefused');

interface Persisted {
  version: number;
  /** Checks what was read; null when it cannot be used any more. */
  parse(stored: unknown): unknown;
}

const persistedSlices = new Map<string, Persisted>();
const storageReducer: Reducer<StorageState> = (state = { read: false, kept: true }, action) => {
  if (storageRead.match(action) && !state.read) return { ...state, read: true };
  return storageRefused.match(action) && state.kept ? { ...state, kept: false } : state;
};

const joinListeners = new Set<() => void>();
const joined = () => joinListeners.forEach((listener) => listener());

/** Calls back when a slice or an api has joined: a store that runs already shows it with its next action. */
export function onJoined(listener: () => void): () => void {
  joinListeners.add(listener);
  return () => void joinListeners.delete(listener);
}

/** One reducer for all sites and features; slices join it when their code loads. */
export const rootReducer = combineSlices({ storage: storageReducer }).withLazyLoadedSlices<SiteState>();

/**
 * Adds a feature's slice to the store; called once, where the slice is made.
 *
 * @param persist keeps the slice in the visitor's browser under the site's slug. `parse` gets what was
 *   stored under the same `version` and returns the state, or null to start afresh.
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

const lateMiddleware = createDynamicMiddleware();

/** Adds an RTK Query api to the store; called once, by the feature whose component calls the platform. */
export function injectApi(api: { reducerPath: string; reducer: Reducer; middleware: Middleware }): void {
  rootReducer.inject({ reducerPath: api.reducerPath, reducer: api.reducer });
  lateMiddleware.addMiddleware(api.middleware);
  joined();
}

export type SiteStore = ReturnType<typeof createSiteStore>;

/** A store with the slices that have joined so far; one for a browser, one for a request on the server. */
export function createSiteStore() {
  return configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (defaults) => defaults().concat(lateMiddleware.middleware),
  });
}

export function persistedNames(): string[] {
  return [...persistedSlices.keys()];
}

export function persistenceOf(slice: string): Persisted | undefined {
  return persistedSlices.get(slice);
}

// The state was checked by the slice's own `parse` before `restored` was sent.
function isState<State>(state: unknown): state is State {
  return state !== undefined;
}
