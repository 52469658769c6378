export { createSearchEngine } from './createSearchEngine.ts';
export type { SearchEngine } from './createSearchEngine.ts';
export type { SearchEngineOptions } from './engine/openEngine.ts';
export type { MultiSearchAnswer } from './engine/multiSearch.ts';
export { startSearchThread } from './thread/startSearchThread.ts';
export type { SearchThread, SearchThreadOptions } from './thread/startSearchThread.ts';
export { ProtocolError } from './protocol/ProtocolError.ts';
