import { Bitset } from '../columns/Bitset.ts';
import { fieldScore } from '../text/fieldScore.ts';
import type { ScoreContext } from '../text/fieldScore.ts';
import type { PostingLists } from '../text/PostingLists.ts';
import type { FieldTotals, TextScore } from '../text/textScore.ts';
import { textScore } from '../text/textScore.ts';
import type { TextIndex } from '../text/TextIndex.ts';
import type { QueryToken, TriedWord } from './queryWords.ts';
import { NO_PLACE, ScoreCache } from './ScoreCache.ts';
import type { SearchState } from './SearchState.ts';

/** A cursor in a word's posting list of one field. */
interface Cursor {
  word: number;
  field: number;
  postings: PostingLists;
  list: number;
  at: number;
}

/** The values shared by every document of one combination of words. */
export interface Combination {
  cost: number;
  queryWords: number;
  synonymWords: number;
}

/**
 * Finds the documents that contain every word in some field, scores them, and stores each document's best score in the
 * search. Returns their number before exclusions.
 */
export function scoreDocuments(
  search: SearchState,
  words: readonly TriedWord[],
  dropped: readonly QueryToken[],
  combination: Combination,
): number {
  const cursors = words.flatMap((word, i) => cursorsOf(search, word.value, i, word));
  const matching = holdingAll(search, cursors, words.length);
  if (!matching) return 0;
  const seen = matching.count();
  if (search.options.excluded) matching.andNot(search.options.excluded);
  const docs = matching.toArray();
  if (docs.length === 0) return seen;
  const more = dropped.flatMap((token, i) => cursorsOf(search, token.value, words.length + i, null));
  const scorer = new Scorer(search, [...cursors, ...more], combination, docs.length);
  for (const doc of docs) scorer.score(doc);
  search.combinations.push(words.map((word) => word.value));
  for (const word of words) if (!search.words.has(word.value)) search.words.set(word.value, word);
  return seen;
}

/** A word's postings in the fields where it may be searched; a dropped word is looked up in all fields. */
function cursorsOf(search: SearchState, value: string, word: number, tried: TriedWord | null): Cursor[] {
  const cursors: Cursor[] = [];
  search.fields.forEach((field, id) => {
    if (tried && (tried.typos > field.typos || (tried.prefix && !field.prefix))) return;
    const list = field.index.idOf(value);
    if (list !== undefined) cursors.push({ word, field: id, postings: field.index.postings, list, at: 0 });
  });
  return cursors;
}

/** The place of a cursor's word in a document, which is not before the last one. */
function placeIn(cursor: Cursor, doc: number): number {
  const { postings, list } = cursor;
  cursor.at = postings.next(list, doc, cursor.at);
  const entry = postings.start[list]! + cursor.at * 2;
  const isThere = cursor.at < postings.size[list]! && postings.data[entry] === doc;
  return isThere ? postings.data[entry + 1]! : NO_PLACE;
}

/** The documents that contain every word that occurs in some field. */
function holdingAll(search: SearchState, cursors: readonly Cursor[], words: number): Bitset | null {
  let all: Bitset | null = null;
  for (let word = 0; word < words; word++) {
    const own = cursors.filter((cursor) => cursor.word === word);
    if (own.length === 0) continue;
    const some = new Bitset(search.found.size);
    for (const { field, list } of own) search.fields[field]!.index.collect(list, some);
    all = all ? all.and(some) : some;
  }
  return all && search.options.within ? all.and(search.options.within) : all;
}

/** A searched field with its index, prepared once for many documents. */
interface ScoredField {
  index: TextIndex;
  isArray: boolean;
  weight: number;
}

class Scorer {
  readonly #search: SearchState;
  readonly #cursors: readonly Cursor[];
  readonly #context: ScoreContext;
  readonly #places: number[][];
  readonly #fields: readonly ScoredField[];
  readonly #cache: ScoreCache;

  constructor(search: SearchState, cursors: readonly Cursor[], combination: Combination, documents: number) {
    this.#search = search;
    this.#cursors = cursors;
    this.#cache = new ScoreCache(cursors.length, documents);
    const { exactFirst, positionFirst } = search.options;
    this.#context = { ...combination, exactFirst, positionFirst };
    this.#places = search.fields.map(() => []);
    this.#fields = search.fields.map(({ index, isArray, weight }) => ({ index, isArray, weight }));
  }

  /** Scores one document; documents come in ascending order. */
  score(doc: number): void {
    const { found } = this.#search;
    const { high, low } = this.#search.scores;
    const score = this.#scoreOf(doc);
    const known = found.has(doc);
    if (known && (score.high < high[doc]! || (score.high === high[doc]! && score.low <= low[doc]!))) return;
    if (!known) {
      found.add(doc);
      this.#search.count += 1;
    }
    high[doc] = score.high;
    low[doc] = score.low;
  }

  #scoreOf(doc: number): TextScore {
    const isCacheable = this.#readPlaces(doc);
    const cached = isCacheable ? this.#cache.get() : undefined;
    if (cached) return cached;
    const words = this.#groupPlaces();
    const total = this.#context.synonymWords === -1 ? words : this.#context.synonymWords;
    const score = textScore(this.#totals(total), this.#search.options.matchType);
    if (isCacheable) this.#cache.set(score);
    return score;
  }

  /**
   * Reads the place of each word in each field of the document. False if a field contains a word several times: these places are a list
   * of the document's own.
   */
  #readPlaces(doc: number): boolean {
    const { places } = this.#cache;
    let isCacheable = true;
    for (let i = 0; i < this.#cursors.length; i++) {
      const place = placeIn(this.#cursors[i]!, doc);
      places[i] = place;
      if (place < 0 && place !== NO_PLACE) isCacheable = false;
    }
    return isCacheable;
  }

  /** Groups the places by field; returns how many of the words the document contains. */
  #groupPlaces(): number {
    for (const places of this.#places) places.length = 0;
    let words = 0;
    let last = -1;
    for (const [i, { field, word }] of this.#cursors.entries()) {
      const place = this.#cache.places[i]!;
      if (place === NO_PLACE) continue;
      this.#places[field]!.push(place);
      if (word !== last) words += 1;
      last = word;
    }
    return words;
  }

  #totals(words: number): FieldTotals {
    const { options } = this.#search;
    const totals: FieldTotals = { words, bestScore: 0, bestWeight: 0, weightedSum: 0, fields: 0 };
    for (let id = 0; id < this.#fields.length; id++) {
      const places = this.#places[id]!;
      if (places.length === 0) continue;
      const { index, isArray, weight } = this.#fields[id]!;
      const score = fieldScore(index, places, isArray, this.#context);
      const better =
        options.matchType === 'max_score' ? score > totals.bestScore : weight > totals.bestWeight;
      if (options.matchType === 'sum_score') totals.weightedSum += weight * score;
      else if (better) {
        totals.bestScore = score;
        totals.bestWeight = weight;
      }
      totals.fields += 1;
    }
    if (!options.countFields) totals.fields = 0;
    return totals;
  }
}
