import { clearMemoryStorage } from '@forecourt/browser';
import { persist } from './persist.ts';
import { createSiteStore, onJoined } from './site-store.ts';
import type { SiteStore } from './site-store.ts';

interface Shared {
  store: SiteStore;
  /** Stops its subscriptions: added slices and persistence. */
  stops: (() => void)[];
  kept: boolean;
}

let shared: Shared | null = null;

/** The one store of a page load, created by the first widget: a page without such a widget never loads Redux. */
export function sharedStore(): SiteStore {
  shared ??= start();
  return shared.store;
}

/**
 * Starts persisting the slices of the shared store in this browser, until the page is closed.
 *
 * @param slug of the site.
 */
export function keepSharedStore(slug: string): void {
  shared ??= start();
  if (shared.kept) return;
  shared.kept = true;
  shared.stops.push(persist(shared.store, slug));
}

/**
 * The shared store with its persisted state, for event handlers outside of a `StoreProvider`. In a browser only.
 *
 * @param slug of the site.
 */
export function openSharedStore(slug: string): SiteStore {
  keepSharedStore(slug);
  return sharedStore();
}

/** Drops the shared store, as a reload does; state that is not persisted is lost. For tests. */
export function resetSharedStore(): void {
  for (const stop of shared?.stops ?? []) stop();
  shared = null;
  clearMemoryStorage();
}

function start(): Shared {
  const store = createSiteStore();
  return { store, stops: [onJoined(() => store.dispatch({ type: 'store/joined' }))], kept: false };
}
