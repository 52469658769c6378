export { CAR_TOPIC, createSearchIndexer } from './createSearchIndexer.ts';
export type { SearchIndexer, SearchIndexerOptions } from './createSearchIndexer.ts';
export type { EngineAddress } from './engineClient.ts';
export { IndexingError } from './importDocuments.ts';
export { searchOnlyKey, siteSearchKey } from './siteSearchKey.ts';
