import type { Bitset } from '../columns/Bitset.ts';
import type { WordRange } from '../text/fuzzyRanges.ts';
import type { TriedWord } from './queryWords.ts';
import type { Scores } from './sortKeys.ts';
import type { SearchField, TextOptions } from './textOptions.ts';

/** The state of one text query, shared by the steps that find words and score documents. */
export interface SearchState {
  readonly fields: readonly SearchField[];
  readonly options: TextOptions;
  /** Documents found so far. */
  readonly found: Bitset;
  /** Words that matched, for highlighting. */
  readonly words: Map<string, TriedWord>;
  /** The combinations of words that matched, in the order tried. */
  readonly combinations: string[][];
  /** The score of each document found. */
  readonly scores: Scores;
  /** Number of documents found so far. */
  count: number;
  /** The ranges of a field's vocabulary that match a word; computed once for a search. */
  rangesOf(fieldId: number, term: string, cost: number, prefix: boolean): WordRange[];
}
