/** A word of a query; `prefix` is true if it may be the prefix of a longer word. */
export interface QueryToken {
  value: string;
  prefix: boolean;
}

/** A word tried as a replacement of a query's word. */
export interface TriedWord {
  value: string;
  /** The length of the query's word, to highlight the typed part of a longer word. */
  rootLength: number;
  typos: number;
  /** The word is longer than what was typed. */
  prefix: boolean;
}

/** The candidates of one word of the query at one number of typos. */
export interface TokenCandidates {
  token: QueryToken;
  cost: number;
  words: string[];
}
