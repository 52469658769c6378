export { StoreProvider } from './StoreProvider.tsx';
export { useSiteDispatch, useSiteState } from './hooks.ts';
export { openSharedStore, resetSharedStore } from './shared-store.ts';
export { createSiteStore, injectSlice } from './site-store.ts';
export type { SiteState, SiteStore, StorageState } from './site-store.ts';
