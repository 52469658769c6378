import { Bitset } from '../columns/Bitset.ts';
import type { WordRange } from '../text/fuzzyRanges.ts';
import { fuzzyRanges } from '../text/fuzzyRanges.ts';
import { tokenCandidates } from './tokenCandidates.ts';
import type { SearchField, TextOptions } from './textOptions.ts';
import type { QueryToken, TokenCandidates, TriedWord } from './queryWords.ts';
import type { SearchState } from './SearchState.ts';
import { scoreDocuments } from './scoreDocuments.ts';
import { borrowScores, returnScores } from './scorePool.ts';
import type { Scores } from './sortKeys.ts';
import { threadTime } from '../engine/threadTime.ts';

const FEW_COMBINATIONS = 10;
const MANY_COMBINATIONS = 10_000;

/** One text query over some fields: the matching documents, their scores and the words that matched. */
export class TextSearch implements SearchState {
  readonly fields: readonly SearchField[];
  readonly options: TextOptions;
  /** Documents found so far. */
  readonly found: Bitset;
  /** Words that matched, for highlighting. */
  readonly words = new Map<string, TriedWord>();
  /** The combinations of words that matched, in the order tried. */
  readonly combinations: string[][] = [];
  /** The score of each document found; the arrays come from a pool, see `release`. */
  readonly scores: Scores;
  count = 0;
  /** Whether a timeout occurred before everything was tried. */
  cutOff = false;
  #tried = new Set<string>();
  #ranges = new Map<string, WordRange[]>();

  constructor(fields: readonly SearchField[], options: TextOptions, capacity: number) {
    this.fields = fields;
    this.options = options;
    this.found = new Bitset(capacity);
    this.scores = borrowScores(capacity);
  }

  /** The ranges of a field's vocabulary that match a word; computed once for a search. */
  rangesOf(fieldId: number, term: string, cost: number, prefix: boolean): WordRange[] {
    const key = `${fieldId} ${cost} ${prefix} ${term}`;
    const known = this.#ranges.get(key);
    if (known) return known;
    const ranges = fuzzyRanges(this.fields[fieldId]!.index, term, cost, prefix);
    this.#ranges.set(key, ranges);
    return ranges;
  }

  /** Returns the score arrays to the pool; call it when they are no longer read. */
  release(): void {
    returnScores(this.scores);
  }

  /** Allows combinations of words to be tried again (each synonym is scored by its own rules). */
  forgetTried(): void {
    this.#tried.clear();
  }

  /**
   * Finds documents that contain every word, first as typed, then with more typos each time, until `enough` are found.
   * `dropped` are optional words, which raise the score if present; `synonymWords` is the length that a match of a synonym
   * counts for, or -1.
   */
  run(
    tokens: readonly QueryToken[],
    dropped: readonly QueryToken[],
    synonymWords: number,
    enough: number,
  ): void {
    if (this.options.within?.isEmpty()) return;
    const costs = tokens.map((token) => this.options.costsOf(token.value));
    const known = new Map<string, string[]>();
    const limit = this.options.exhaustive ? MANY_COMBINATIONS : FEW_COMBINATIONS;
    for (let n = 0; n < Math.min(limit, combinations(costs)) && this.#inTime(); n++) {
      const attempt = tokenCandidates(this, tokens, dropped, pick(costs, n), known);
      let seen = 0;
      if ('missing' in attempt) {
        const left = costs[attempt.missing]!.filter((cost) => cost !== attempt.cost);
        if (left.length === 0) return;
        costs[attempt.missing] = left;
        n = -1;
      } else if (attempt.candidates.length === tokens.length) {
        seen = this.#tryAll(attempt.candidates, tokens.length, dropped, synonymWords);
      }
      if (!this.options.exhaustive && (this.count >= enough || (seen >= enough && this.options.curated)))
        return;
    }
  }

  #inTime(): boolean {
    this.cutOff ||= threadTime() > this.options.deadline;
    return !this.cutOff;
  }

  /** Tries the combinations of candidates, those of the first word change fastest; returns the number of matches of the last one. */
  #tryAll(
    candidates: readonly TokenCandidates[],
    queryWords: number,
    dropped: readonly QueryToken[],
    synonymWords: number,
  ): number {
    const { maxCandidates } = this.options;
    const single = this.fields.length === 1 && this.fields[0]!.prefix;
    const limit = single ? maxCandidates : Math.max(FEW_COMBINATIONS, maxCandidates);
    const total = candidates.reduce((product, { words }) => product * words.length, 1);
    let seen = 0;
    for (let n = 0; n < Math.min(total, limit) && this.#inTime(); n++) {
      const words = chooseWords(candidates, n);
      const key = words.map((word) => word.value).join(' ');
      if (this.#tried.has(key)) continue;
      const cost = words.reduce((sum, word) => sum + 2 * word.typos + (word.prefix ? 1 : 0), 0);
      seen = scoreDocuments(this, words, dropped, { cost, queryWords, synonymWords });
      this.#tried.add(key);
    }
    return seen;
  }
}

function combinations(costs: readonly (readonly number[])[]): number {
  return costs.length > 30 ? 1 : costs.reduce((product, list) => product * list.length, 1);
}

/** The n-th combination of costs, that of the last word changes fastest. */
function pick(costs: readonly (readonly number[])[], n: number): number[] {
  const picked = new Array<number>(costs.length).fill(0);
  let rest = n;
  for (let i = costs.length - 1; i >= 0; i--) {
    const list = costs[i]!;
    picked[i] = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
  }
  return picked;
}

function chooseWords(candidates: readonly TokenCandidates[], n: number): TriedWord[] {
  let rest = n;
  return candidates.map(({ token, cost, words }) => {
    const value = words[rest % words.length]!;
    rest = Math.floor(rest / words.length);
    const rootLength = token.value.length;
    return { value, rootLength, typos: cost, prefix: token.prefix && value.length > rootLength + cost };
  });
}
