export { createSearchEngine } from './createSearchEngine.ts';
export type { SearchEngine } from './createSearchEngine.ts';
export type { SearchEngineOptions } from './engine/openEngine.ts';
export type { MultiSearchAnswer } from './engine/multiSearch.ts';
export { ProtocolError } from './protocol/ProtocolError.ts';
