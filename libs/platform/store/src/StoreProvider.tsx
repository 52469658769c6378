import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { persist } from './persist.ts';
import { safeStorage } from './safe-storage.ts';
import { createSiteStore } from './site-store.ts';

/** The store of a site; what the visitor's browser kept appears after the first render. */
export function StoreProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const [store] = useState(createSiteStore);
  useEffect(
    () =>
      persist(
        store,
        slug,
        safeStorage(() => window.localStorage),
      ),
    [store, slug],
  );
  return <Provider store={store}>{children}</Provider>;
}
