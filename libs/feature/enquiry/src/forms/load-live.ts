import { lazyModule } from '@forecourt/browser';

/** The code that enhances forms, in one chunk that loads when a form is needed. */
export const loadLive = lazyModule(() => import('./live.ts'));

export type Live = Awaited<ReturnType<typeof loadLive>>;
