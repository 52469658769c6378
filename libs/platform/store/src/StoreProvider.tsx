import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { keepSharedStore, sharedStore } from './shared-store.ts';
import { createSiteStore } from './site-store.ts';

/**
 * Gives a widget the client state of the site. Every provider of a page shares one store, made by the first; a feature puts
 * one around its own widgets, and loads them when they are wanted, so that no other page pays for the store. What the
 * visitor's browser kept appears after the first render.
 */
export function StoreProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const [store] = useState(() => (typeof window === 'undefined' ? createSiteStore() : sharedStore()));
  useEffect(() => keepSharedStore(slug), [slug]);
  return <Provider store={store}>{children}</Provider>;
}
