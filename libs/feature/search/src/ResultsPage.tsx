import { lazyPart } from '@forecourt/browser';

/** The search page. The server's HTML works as links and one form until the code of InstantSearch has loaded. */
export const ResultsPage = lazyPart(async () => (await import('./island/SearchIsland.tsx')).SearchIsland);
