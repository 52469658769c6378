import { lazyModule } from '@forecourt/browser';

/** The code that talks to the account: loaded for who may be signed in. */
export const lateSync = lazyModule(() => import('./sync-watchlist.ts'));
