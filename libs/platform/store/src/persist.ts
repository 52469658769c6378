import { parseVersioned, siteKey, siteStorage, watchOwnWrites, watchStorage } from '@forecourt/browser';
import { persistedNames, persistenceOf, restored, storageRead, storageRefused } from './site-store.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Persists slices of a store in the visitor's browser, separately for each site. State is read after the first render, so that server
 * and browser render the same page. Every change is written at once. Slices that are added later are read when they first appear.
 * What `writeStored` writes without the store, and what other tabs write, is read when it is written.
 *
 * @param slug of the site; it is part of every key.
 * @returns a function that stops persisting.
 */
export function persist(store: SiteStore, slug: string): () => void {
  const storage = siteStorage('localStorage', slug);
  const written = new Map<string, unknown>();
  let isWriting = false;

  function read(slice: string, text: string | null) {
    const state = parseStored(slice, text);
    if (state !== null) store.dispatch(restored({ slice, state }));
    written.set(slice, stateOf(store, slice));
    if (!storage.isKept(slice)) store.dispatch(storageRefused());
  }

  function sync() {
    for (const slice of persistedNames()) {
      const state = stateOf(store, slice);
      if (state === undefined) continue;
      if (!written.has(slice)) {
        // Set first: `restored` below calls this function again.
        written.set(slice, state);
        read(slice, storage.get(slice));
      } else if (written.get(slice) !== state) {
        written.set(slice, state);
        const text = JSON.stringify({ version: persistenceOf(slice)?.version, state });
        // What was just read is not written again.
        if (text === storage.get(slice)) continue;
        isWriting = true;
        const kept = storage.set(slice, text);
        isWriting = false;
        if (!kept) store.dispatch(storageRefused());
      }
    }
  }

  const unsubscribe = store.subscribe(sync);
  const unwatch = watchStorage((key, text) => {
    for (const slice of written.keys()) {
      if (key === null) read(slice, storage.get(slice));
      else if (key === siteKey(slug, slice)) read(slice, text);
    }
  });
  const unwatchOwn = watchOwnWrites((key) => {
    if (isWriting) return;
    for (const slice of written.keys()) if (key === siteKey(slug, slice)) read(slice, storage.get(slice));
  });
  // A slice that was added before any action has no state yet. This creates it.
  store.dispatch({ type: 'store/started' });
  store.dispatch(storageRead());
  return () => {
    unsubscribe();
    unwatch();
    unwatchOwn();
  };
}

function stateOf(store: SiteStore, slice: string): unknown {
  const state: Record<string, unknown> = { ...store.getState() };
  return state[slice];
}

function parseStored(slice: string, text: string | null): unknown {
  const persistence = persistenceOf(slice);
  const state = persistence && parseVersioned(text, persistence.version);
  return state === undefined ? null : persistence?.parse(state);
}
