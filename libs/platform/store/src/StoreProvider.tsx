import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { keepSharedStore, sharedStore } from './shared-store.ts';
import { createSiteStore } from './site-store.ts';

/**
 * Provides the client state of the site to a widget. All providers of a page share one store, which the first one creates. A feature
 * wraps only its own widgets and loads them lazily, so that other pages do not load Redux. Persisted state appears after the first
 * render.
 */
export function StoreProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const [store] = useState(() => (typeof window === 'undefined' ? createSiteStore() : sharedStore()));
  useEffect(() => keepSharedStore(slug), [slug]);
  return <Provider store={store}>{children}</Provider>;
}
