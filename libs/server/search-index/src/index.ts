export { indexStatus, siteIndexStatus } from './check/indexStatus.ts';
export type { IndexStatus, SiteIndexStatus } from './check/indexStatus.ts';
export { verifyIndex } from './check/verifyIndex.ts';
export type { IndexVerdict, VerifyOptions } from './check/verifyIndex.ts';
export { driftOf, verifyNightly } from './check/verifyNightly.ts';
export { waitingCars } from './check/waitingCars.ts';
export { createSearchIndexer } from './createSearchIndexer.ts';
export type {
  ChangedCar,
  RebuildOptions,
  SearchIndexer,
  SearchIndexerOptions,
} from './createSearchIndexer.ts';
export { isUnreachable } from './engineClient.ts';
export type { EngineAddress } from './engineClient.ts';
export { publishedEngine, publishEngine } from './engineFile.ts';
export { followStock } from './followStock.ts';
export type { FollowOptions } from './followStock.ts';
export { IndexingError } from './importDocuments.ts';
export type { RefusedDocument } from './importDocuments.ts';
export type { IndexedSite } from './IndexedSite.ts';
export { siteSearchKeys } from './siteSearchKeys.ts';
export { sitesInUse } from './sitesInUse.ts';
