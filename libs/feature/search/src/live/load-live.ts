import { lazyModule } from '@forecourt/browser';

/** Loads the code of the live search lazily; a page that only shows the server's results does not need it. */
export const loadLive = lazyModule(() => import('./LiveSearch.tsx'));
