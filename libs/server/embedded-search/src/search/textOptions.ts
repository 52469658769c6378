import type { Bitset } from '../columns/Bitset.ts';
import type { TextIndex } from '../text/TextIndex.ts';
import type { MatchType } from '../text/textScore.ts';
import type { WordOrder } from '../text/wordCandidates.ts';

/** A field that a query searches. */
export interface SearchField {
  name: string;
  index: TextIndex;
  isArray: boolean;
  weight: number;
  /** The maximum number of typos in a word. */
  typos: number;
  /** Whether the last word may be a prefix. */
  prefix: boolean;
}

/** Options for matching and scoring a text query. */
export interface TextOptions {
  /** Only these documents, if given. */
  within: Bitset | null;
  /** None of these, if given. */
  excluded: Bitset | null;
  /** Some results are pinned or hidden. */
  curated: boolean;
  /** The numbers of typos to try for a word. */
  costsOf: (word: string) => number[];
  order: WordOrder;
  maxCandidates: number;
  exhaustive: boolean;
  matchType: MatchType;
  exactFirst: boolean;
  positionFirst: boolean;
  countFields: boolean;
  /** Deadline, on the clock of `threadTime`. */
  deadline: number;
}

/** The options that decide how many typos a word may have. */
export interface TypoRules {
  minLength1: number;
  minLength2: number;
  inNumbers: boolean;
  inMixed: boolean;
}

/** The numbers of typos to try for a word: none in short ones, up to two in long ones. */
export function typoCosts(word: string, rules: TypoRules): number[] {
  if (!rules.inMixed && !/^[a-z0-9]*$/i.test(word)) return [0];
  if (!rules.inNumbers && /^\d+$/.test(word)) return [0];
  if (word.length < rules.minLength1) return [0];
  return word.length < rules.minLength2 ? [0, 1] : [0, 1, 2];
}
