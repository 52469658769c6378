import type { TextScore } from '../text/textScore.ts';

/** The place of a word that a document does not contain. */
export const NO_PLACE = -0x80000000;

/** Maximum number of cached scores, a power of two: the documents that contain a word have it in few places. */
const MAX_SLOTS = 256;

/**
 * The scores of one combination of words by the places of the words: documents with the same places have the same score. Each slot holds
 * the last places with its hash, so a lookup compares one list of places.
 */
export class ScoreCache {
  /** The places of the words in the current document, one for each word and field; the caller writes them. */
  readonly places: Int32Array;
  readonly #known: Int32Array;
  readonly #scores: (TextScore | undefined)[];

  /** @param length number of places of a document. @param documents number of documents that will be scored. */
  constructor(length: number, documents: number) {
    const slots = Math.min(MAX_SLOTS, 2 ** (32 - Math.clz32(documents)));
    this.places = new Int32Array(length);
    this.#known = new Int32Array(length * slots);
    this.#scores = new Array<TextScore | undefined>(slots).fill(undefined);
  }

  /** The score of documents with the current places, if it is cached. */
  get(): TextScore | undefined {
    const slot = this.#slot();
    const score = this.#scores[slot];
    if (score === undefined) return undefined;
    const { places } = this;
    const start = slot * places.length;
    for (let i = 0; i < places.length; i++) if (this.#known[start + i] !== places[i]) return undefined;
    return score;
  }

  /** Caches the score of documents with the current places. */
  set(score: TextScore): void {
    const slot = this.#slot();
    this.#scores[slot] = score;
    this.#known.set(this.places, slot * this.places.length);
  }

  #slot(): number {
    let hash = 0;
    for (let i = 0; i < this.places.length; i++) hash = (Math.imul(hash, 31) + this.places[i]!) | 0;
    return (hash ^ (hash >>> 16)) & (this.#scores.length - 1);
  }
}
