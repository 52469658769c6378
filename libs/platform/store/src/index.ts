export { StoreProvider } from './StoreProvider.tsx';
export { useSiteDispatch, useSiteState } from './hooks.ts';
export { persist } from './persist.ts';
export { safeStorage } from './safe-storage.ts';
export type { SafeStorage } from './safe-storage.ts';
export { forgetSharedStore } from './shared-store.ts';
export { createSiteStore, injectApi, injectSlice, restored, rootReducer } from './site-store.ts';
export type { SiteState, SiteStore, StorageState } from './site-store.ts';
