/** The code that asks the engine, fetched once it is wanted; a page that only shows what the server found does without. */
export const loadLive = () => import('./LiveSearch.tsx');
