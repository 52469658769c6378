/** The searches with words that a shopper types, for processes that load no client of the browser. */
export { multiSearch } from './multiSearch.ts';
export { wordsSite } from './searchSite.ts';
export { stockWords } from './stockWords.ts';
export { wordsCount } from './wordsCount.ts';
