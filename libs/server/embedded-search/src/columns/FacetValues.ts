import { tokenize } from '../text/tokenize.ts';
import { grow } from './grow.ts';
import { valueOrder } from './valueOrder.ts';

const NONE = -1;

/**
 * The numbered distinct values of one facet field, and the values of each document. A document of a single-valued field has one
 * number; of an array field, a run of numbers in a shared pool.
 */
export class FacetValues {
  readonly values: string[] = [];
  /** The place of each value among those of one count: see `valueOrder`. */
  order = new Float64Array(0);
  readonly isArray: boolean;
  /** Single value of each document, or -1; for array fields the start of its run in `pool`, or -1. */
  single = new Int32Array(0);
  lengths = new Uint16Array(0);
  pool = new Uint32Array(0);
  #ids = new Map<string, number>();
  #byKey = new Map<string, number[]>();
  #unkeyed: number[] = [];
  #uses = new Uint32Array(0);
  #free: number[] = [];
  #poolSize = 0;
  #poolUsed = 0;

  constructor(isArray: boolean) {
    this.isArray = isArray;
  }

  get size(): number {
    return this.values.length;
  }

  /** The number of a value, or undefined for an unknown one. */
  idOf(value: string): number | undefined {
    return this.#ids.get(value);
  }

  /** The numbers of the values whose words, joined by spaces, are `key`: a filter treats them as equal. */
  withKey(key: string): readonly number[] {
    for (const id of this.#unkeyed.splice(0)) {
      const own = keyOf(this.values[id]!);
      const same = this.#byKey.get(own);
      if (same) same.push(id);
      else this.#byKey.set(own, [id]);
    }
    return this.#byKey.get(key) ?? [];
  }

  /** Sets the values of a document; an array keeps its order and repetitions. */
  set(doc: number, values: readonly string[]): void {
    this.single = grow(this.single, doc + 1, NONE);
    this.clear(doc);
    if (!this.isArray) {
      this.single[doc] = values.length === 0 ? NONE : this.#intern(values[0]!);
      return;
    }
    this.lengths = grow(this.lengths, doc + 1);
    const kept = values.slice(0, 65_535);
    if (kept.length === 0) return;
    this.pool = grow(this.pool, this.#poolSize + kept.length);
    this.single[doc] = this.#poolSize;
    this.lengths[doc] = kept.length;
    for (const value of kept) this.pool[this.#poolSize++] = this.#intern(value);
    this.#poolUsed += kept.length;
  }

  /** Removes the values of a document. */
  clear(doc: number): void {
    if (doc >= this.single.length) return;
    for (const id of this.of(doc)) this.#release(id);
    if (this.isArray) {
      this.#poolUsed -= this.lengths[doc] ?? 0;
      this.lengths[doc] = 0;
      if (this.#poolSize > 1024 && this.#poolUsed * 2 < this.#poolSize) this.#compact();
    }
    this.single[doc] = NONE;
  }

  /** The numbers of a document's values, in document order. */
  of(doc: number): number[] {
    const first = doc < this.single.length ? this.single[doc]! : NONE;
    if (first === NONE) return [];
    if (!this.isArray) return [first];
    return Array.from(this.pool.subarray(first, first + this.lengths[doc]!));
  }

  #intern(value: string): number {
    let id = this.#ids.get(value);
    if (id === undefined) {
      id = this.#free.pop() ?? this.values.length;
      this.values[id] = value;
      this.order = grow(this.order, id + 1);
      this.order[id] = valueOrder(value);
      this.#ids.set(value, id);
      this.#unkeyed.push(id);
      this.#uses = grow(this.#uses, id + 1);
    }
    this.#uses[id] = this.#uses[id]! + 1;
    return id;
  }

  /** Frees the number of a value that no longer has a document. */
  #release(id: number): void {
    this.#uses[id] = this.#uses[id]! - 1;
    if (this.#uses[id] > 0) return;
    const value = this.values[id]!;
    // Also settles values that wait for their key, so that this one is not found by an old one.
    const same = this.withKey(keyOf(value)).filter((other) => other !== id);
    if (same.length > 0) this.#byKey.set(keyOf(value), same);
    else this.#byKey.delete(keyOf(value));
    this.#ids.delete(value);
    this.#free.push(id);
  }

  /** Compacts the pool after changes and deletions. */
  #compact(): void {
    const pool = new Uint32Array(Math.max(64, this.#poolUsed));
    let at = 0;
    for (let doc = 0; doc < this.single.length; doc++) {
      const start = this.single[doc]!;
      const length = this.lengths[doc] ?? 0;
      if (start === NONE || length === 0) continue;
      pool.set(this.pool.subarray(start, start + length), at);
      this.single[doc] = at;
      at += length;
    }
    this.pool = pool;
    this.#poolSize = at;
    this.#poolUsed = at;
  }
}

/** The comparison key of a value in filters: its words. */
function keyOf(value: string): string {
  return tokenize(value).join(' ');
}
