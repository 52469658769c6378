import { Bitset } from '../columns/Bitset.ts';
import { grow } from '../columns/grow.ts';
import type { JsonObject } from '../protocol/json.ts';

/**
 * The documents of a collection as JSON text, numbered in the order they first came.
 * A document keeps its number while it lives, whatever is written to it; ties in a search go to the higher number.
 */
export class DocumentTable {
  readonly #texts: (string | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  #live = new Uint32Array(0);

  /** How many documents there are. */
  get count(): number {
    return this.#numbers.size;
  }

  /** One more than the highest number ever given. */
  get capacity(): number {
    return this.#texts.length;
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** The document with a number; the caller knows that it lives. */
  read(doc: number): JsonObject {
    return JSON.parse(this.#texts[doc] ?? '{}') as JsonObject;
  }

  /** The JSON text of a document that lives, or undefined. */
  text(doc: number): string | undefined {
    return this.#texts[doc];
  }

  /** Stores a document under its id and returns its number. */
  put(id: string, text: string): number {
    const known = this.#numbers.get(id);
    const doc = known ?? this.#texts.length;
    this.#texts[doc] = text;
    if (known === undefined) {
      this.#numbers.set(id, doc);
      this.#live = grow(this.#live, (doc >>> 5) + 1);
      this.#live[doc >>> 5] = this.#live[doc >>> 5]! | (1 << (doc & 31));
    }
    return doc;
  }

  delete(id: string, doc: number): void {
    this.#texts[doc] = undefined;
    this.#numbers.delete(id);
    this.#live[doc >>> 5] = this.#live[doc >>> 5]! & ~(1 << (doc & 31));
  }

  /** A fresh set of every document that lives. */
  all(): Bitset {
    const words = (this.capacity + 31) >>> 5;
    return new Bitset(this.capacity, this.#live.slice(0, words));
  }

  /** Every living document's text, in order of number. */
  *entries(): Generator<string> {
    for (const text of this.#texts) if (text !== undefined) yield text;
  }
}
