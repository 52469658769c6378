import { lazyModule, lazyPart } from '@forecourt/browser';

/** Loads the code of the interactive search page. */
export const loadIsland = lazyModule(() => import('./island/SearchIsland.tsx'));

/** The search page. The server's HTML works as links and one form until the code of InstantSearch has loaded. */
export const ResultsPage = lazyPart(async () => (await loadIsland()).SearchIsland);
