import { isWholeText, matchWindow } from './matchWindow.ts';
import type { TextIndex } from './TextIndex.ts';
import { elementOf, isLast, positionOf } from './TextIndex.ts';

/** What the score of a field depends on in addition to the places of the words. */
export interface ScoreContext {
  /** Twice the number of typos, plus one for each prefix match. */
  cost: number;
  /** The number of words in the query. */
  queryWords: number;
  /** A text that equals the query comes first. */
  exactFirst: boolean;
  /** Words near the beginning of a text come first. */
  positionFirst: boolean;
  /** The length a synonym's match counts for, or -1. */
  synonymWords: number;
}

/**
 * How well the query's words match one field of a document: a 48-bit number with the bytes, from the highest,
 * words in the window, words in the field, 255 − cost, 100 − distance, whether it is the whole text, 255 − position.
 */
export function fieldScore(
  index: TextIndex,
  places: readonly number[],
  isArray: boolean,
  context: ScoreContext,
): number {
  return places.length === 1
    ? singleWordScore(index, places[0]!, isArray, context)
    : Math.max(...elementScores(index, places, isArray, context));
}

function singleWordScore(index: TextIndex, place: number, isArray: boolean, context: ScoreContext): number {
  const alone = context.queryWords === 1;
  const synonym = alone && context.synonymWords !== -1 ? context.synonymWords : 1;
  const whole = context.exactFirst && alone && context.cost === 0 && isVerbatim(index, place, isArray);
  const positions = context.positionFirst ? index.packed(place).map(positionOf) : [];
  const position = context.positionFirst ? Math.min(255, Math.max(...positions) + 1) : 255;
  return pack(synonym, synonym, context.cost, synonym - 1, whole, 255 - position);
}

function isVerbatim(index: TextIndex, place: number, isArray: boolean): boolean {
  const packed = index.packed(place);
  if (!isArray && packed.length !== 1) return false;
  return packed.some((at) => positionOf(at) === 0 && isLast(at));
}

function elementScores(
  index: TextIndex,
  places: readonly number[],
  isArray: boolean,
  context: ScoreContext,
): number[] {
  return groupByElement(index, places).map(({ positions, last }) => {
    const match = matchWindow(positions);
    const whole = context.exactFirst && isWholeText(match, positions, last);
    let words = match.words;
    let unique = isArray ? match.words : places.length;
    let distance = match.distance;
    if (context.synonymWords !== -1 && context.queryWords === places.length) {
      words = unique = context.synonymWords;
      distance = context.synonymWords - 1;
    }
    return pack(
      words,
      unique,
      context.cost,
      distance,
      whole,
      context.positionFirst ? 255 - match.lastPosition : 0,
    );
  });
}

/** The words' positions in one element of a field. */
export interface ElementPlaces {
  element: number;
  positions: number[][];
  /** For each word, whether it is also the element's last one. */
  last: boolean[];
}

/** The places of a document's words by element, each with its words in the given order. */
export function groupByElement(index: TextIndex, places: readonly number[]): ElementPlaces[] {
  const groups = new Map<number, ElementPlaces>();
  for (const place of places) {
    const packed = index.packed(place);
    for (let i = 0; i < packed.length;) {
      const element = elementOf(packed[i]!);
      let group = groups.get(element);
      if (!group) groups.set(element, (group = { element, positions: [], last: [] }));
      const positions: number[] = [];
      let last = false;
      for (; i < packed.length && elementOf(packed[i]!) === element; i++) {
        positions.push(positionOf(packed[i]!));
        last ||= isLast(packed[i]!);
      }
      group.positions.push(positions);
      group.last.push(last);
    }
  }
  return [...groups.values()].sort((a, b) => a.element - b.element);
}

function pack(
  words: number,
  unique: number,
  cost: number,
  distance: number,
  whole: boolean,
  position: number,
): number {
  const high = words * 256 + unique;
  const low = ((255 - cost) << 24) | ((100 - distance) << 16) | ((whole ? 1 : 0) << 8) | position;
  return high * 2 ** 32 + (low >>> 0);
}
