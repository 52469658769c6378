import { forgetHeldTexts } from '@forecourt/browser';
import { persist } from './persist.ts';
import { createSiteStore, onJoined } from './site-store.ts';
import type { SiteStore } from './site-store.ts';

interface Shared {
  store: SiteStore;
  /** Ends what the store does by itself: showing slices that join, and keeping them. */
  stops: (() => void)[];
  kept: boolean;
}

let shared: Shared | null = null;

/** The one store of a page load, made when the first widget asks for it: a page without such a widget never loads Redux. */
export function sharedStore(): SiteStore {
  shared ??= start();
  return shared.store;
}

/**
 * Lets the shared store keep its persisted slices in this browser, from now to the end of the page load.
 *
 * @param slug of the site.
 */
export function keepSharedStore(slug: string): void {
  shared ??= start();
  if (shared.kept) return;
  shared.kept = true;
  shared.stops.push(persist(shared.store, slug));
}

/** Leaves the shared store behind, as a reload does; what was not kept in the browser is gone. For tests. */
export function forgetSharedStore(): void {
  for (const stop of shared?.stops ?? []) stop();
  shared = null;
  forgetHeldTexts();
}

function start(): Shared {
  const store = createSiteStore();
  return { store, stops: [onJoined(() => store.dispatch({ type: 'store/joined' }))], kept: false };
}
