import type { Bitset } from '../columns/Bitset.ts';
import type { TextIndex } from '../text/TextIndex.ts';
import type { MatchType } from '../text/textScore.ts';
import type { WordOrder } from '../text/wordCandidates.ts';

/** A field that a query looks in. */
export interface SearchField {
  name: string;
  index: TextIndex;
  isArray: boolean;
  weight: number;
  /** The most typos a word may have here. */
  typos: number;
  /** Whether the last word may be the beginning of a longer one here. */
  prefix: boolean;
}

/** How a text query matches and scores. */
export interface TextOptions {
  /** Only these documents, where given. */
  within: Bitset | null;
  /** None of these, where given. */
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
  /** When to stop trying, by `performance.now()`. */
  deadline: number;
}

/** What decides how many typos a word may have. */
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
