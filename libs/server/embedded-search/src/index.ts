export { createSearchEngine } from './createSearchEngine.ts';
export type { SearchEngine, SearchEngineOptions } from './createSearchEngine.ts';
export type { MultiSearchAnswer } from './engine/multiSearch.ts';
export { ProtocolError } from './protocol/ProtocolError.ts';
