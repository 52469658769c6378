import { persistedNames, persistenceOf, restored, storageRead, storageRefused } from './site-store.ts';
import type { SiteStore } from './site-store.ts';
import type { SafeStorage } from './safe-storage.ts';

/**
 * Keeps the persisted slices of a store in the visitor's browser, apart for each site.
 * State is read after the first render, so that server and browser render the same page; every change is
 * written at once. Slices that join later are read when they first appear.
 *
 * @param slug of the site; it is part of every key.
 * @returns a function that stops.
 */
export function persist(store: SiteStore, slug: string, storage: SafeStorage): () => void {
  const written = new Map<string, unknown>();
  const keyOf = (slice: string) => `forecourt:${slug}:${slice}`;

  function read(slice: string, text: string | null) {
    const state = parseStored(slice, text);
    if (state !== null) store.dispatch(restored({ slice, state }));
    written.set(slice, stateOf(store, slice));
  }

  function sync() {
    for (const slice of persistedNames()) {
      const state = stateOf(store, slice);
      if (state === undefined) continue;
      if (!written.has(slice)) {
        // Set first: `restored` below calls this function again.
        written.set(slice, state);
        read(slice, storage.get(keyOf(slice)));
      } else if (written.get(slice) !== state) {
        written.set(slice, state);
        const text = JSON.stringify({ version: persistenceOf(slice)?.version, state });
        if (!storage.set(keyOf(slice), text)) store.dispatch(storageRefused());
      }
    }
  }

  function onStorage(event: StorageEvent) {
    const slice = persistedNames().find((name) => keyOf(name) === event.key);
    if (slice) read(slice, event.newValue);
  }

  // A page that comes back as it was left heard nothing of other pages meanwhile.
  function onPageShow(event: PageTransitionEvent) {
    if (event.persisted) for (const slice of written.keys()) read(slice, storage.get(keyOf(slice)));
  }

  const unsubscribe = store.subscribe(sync);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  // A slice that joined before any action has no state yet; this makes it appear.
  store.dispatch({ type: 'store/started' });
  store.dispatch(storageRead());
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function stateOf(store: SiteStore, slice: string): unknown {
  const state: Record<string, unknown> = { ...store.getState() };
  return state[slice];
}

function parseStored(slice: string, text: string | null): unknown {
  const persistence = persistenceOf(slice);
  if (!persistence || text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || !('state' in stored))
      return null;
    return stored.version === persistence.version ? persistence.parse(stored.state) : null;
  } catch {
    return null;
  }
}
