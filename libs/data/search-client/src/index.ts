export { createSearchClient } from './createSearchClient.ts';
export type { SearchClientOptions } from './createSearchClient.ts';
export type { SiteFetch } from './fetchAdapter.ts';
export { multiSearch, SearchUnavailable } from './multiSearch.ts';
export type { StockAnswer } from './multiSearch.ts';
export { stockMakes } from './stockMakes.ts';
export { stockValues } from './stockValues.ts';
export type { StockValues } from './stockValues.ts';
export { searchSite } from './searchSite.ts';
