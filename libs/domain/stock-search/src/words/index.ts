export { CAR_SYNONYMS } from './carSynonyms.ts';
export type { SynonymRule } from './carSynonyms.ts';
export type { StockFacet, WordsOptions, WordsVocabulary } from './match.ts';
export { suggestSearches } from './suggestSearches.ts';
export type {
  Counted,
  RecentSearch,
  StockCounts,
  SuggestedSearch,
  SuggestionSource,
} from './suggestSearches.ts';
export type { UnderstoodWords } from './understandWords.ts';
export type { CountOf, MatchedWords } from './matchedWords.ts';
export { matchedWordsSearch, wordsSearch } from './wordsSearch.ts';
export type { OfferedSearch, WordsSearch } from './wordsSearch.ts';
