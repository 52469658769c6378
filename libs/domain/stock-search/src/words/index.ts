export type { Meaning, UnderstoodKind, WordsOptions, WordsVocabulary } from './match.ts';
export { mergeFields } from './mergeFields.ts';
export { suggestSearches } from './suggestSearches.ts';
export type {
  Counted,
  RecentSearch,
  StockCounts,
  SuggestedSearch,
  SuggestionSource,
} from './suggestSearches.ts';
export { understandWords } from './understandWords.ts';
export type { Offer, Understood, UnderstoodWords } from './understandWords.ts';
export { wordsSearch } from './wordsSearch.ts';
export type { OfferedSearch, WordsSearch } from './wordsSearch.ts';
