import { createContext, use, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { SearchStore, SearchView } from './logic/search-store.ts';

const StoreContext = createContext<SearchStore | null>(null);

/** Context provider for the search of a page. */
export function SearchProvider({ store, children }: { store: SearchStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The search of the page: its request, its results, and its store for changes. */
export function useSearch(): SearchView & { store: SearchStore } {
  const store = use(StoreContext);
  if (!store) throw new Error('A part of the search page needs a SearchProvider above it.');
  const view = useSyncExternalStore(store.subscribe, store.view, store.view);
  return { ...view, store };
}
