export { createSearchClient } from './createSearchClient.ts';
export type { SearchClientOptions } from './createSearchClient.ts';
export type { SiteFetch } from './fetchAdapter.ts';
export { multiSearch, SearchUnavailable } from './multiSearch.ts';
export type { StockAnswer } from './multiSearch.ts';
export { stockMakes } from './stockMakes.ts';
export { searchSite, wordsSite } from './searchSite.ts';
export { stockWords } from './stockWords.ts';
export type { StockWords } from './stockWords.ts';
