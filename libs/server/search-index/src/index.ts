export { CAR_TOPIC } from './carTopic.ts';
export { createSearchIndexer } from './createSearchIndexer.ts';
export type { ChangedCar, SearchIndexer, SearchIndexerOptions } from './createSearchIndexer.ts';
export type { EngineAddress } from './engineClient.ts';
export { IndexingError } from './importDocuments.ts';
export type { RefusedDocument } from './importDocuments.ts';
export { searchOnlyKey, siteSearchKey } from './siteSearchKey.ts';
