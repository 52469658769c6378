import { Bitset } from '../columns/Bitset.ts';
import { grow } from '../columns/grow.ts';
import type { JsonObject } from '../protocol/json.ts';

/**
 * The documents of a collection, numbered in insertion order. A document keeps its number across updates; ties in a search go to
 * the higher number.
 *
 * A document is stored as the JSON text of its values; the field names are stored once for all documents with the same fields,
 * which saves about forty per cent of the memory.
 */
export class DocumentTable {
  readonly #values: (string | undefined)[] = [];
  readonly #shapes: string[][] = [];
  readonly #shapeIds = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  #shapeOf = new Uint32Array(0);
  #live = new Uint32Array(0);

  /** The number of documents. */
  get count(): number {
    return this.#numbers.size;
  }

  /** One more than the highest number ever given. */
  get capacity(): number {
    return this.#values.length;
  }

  /** The number of the document with an id, or undefined. */
  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** The document with a number, with its fields in stored order; it must exist. */
  read(doc: number): JsonObject {
    const values = JSON.parse(this.#values[doc] ?? '[]') as unknown[];
    const names = this.#shapes[this.#shapeOf[doc] ?? 0] ?? [];
    const document: JsonObject = {};
    for (let i = 0; i < names.length; i++) setOwn(document, names[i]!, values[i]);
    return document;
  }

  /** Stores a document under its id and returns its number. */
  put(id: string, document: JsonObject): number {
    const known = this.#numbers.get(id);
    const doc = known ?? this.#values.length;
    const names = Object.keys(document);
    this.#values[doc] = JSON.stringify(names.map((name) => document[name]));
    this.#shapeOf = grow(this.#shapeOf, doc + 1);
    this.#shapeOf[doc] = this.#shape(names);
    if (known === undefined) {
      this.#numbers.set(id, doc);
      this.#live = grow(this.#live, (doc >>> 5) + 1);
      this.#live[doc >>> 5] = this.#live[doc >>> 5]! | (1 << (doc & 31));
    }
    return doc;
  }

  /** Removes a document; its number is not given again. */
  delete(id: string, doc: number): void {
    this.#values[doc] = undefined;
    this.#numbers.delete(id);
    this.#live[doc >>> 5] = this.#live[doc >>> 5]! & ~(1 << (doc & 31));
  }

  /** A new set of all documents. */
  all(): Bitset {
    const words = (this.capacity + 31) >>> 5;
    return new Bitset(this.capacity, this.#live.slice(0, words));
  }

  /** All documents, in order of number. */
  *entries(): Generator<JsonObject> {
    for (let doc = 0; doc < this.#values.length; doc++)
      if (this.#values[doc] !== undefined) yield this.read(doc);
  }

  #shape(names: string[]): number {
    const key = JSON.stringify(names);
    const known = this.#shapeIds.get(key);
    if (known !== undefined) return known;
    const id = this.#shapes.length;
    this.#shapes.push(names);
    this.#shapeIds.set(key, id);
    return id;
  }
}

/** Sets a field with any name: `__proto__` is an ordinary name in a document. */
function setOwn(document: JsonObject, name: string, value: unknown): void {
  if (name !== '__proto__') document[name] = value;
  else Object.defineProperty(document, name, { value, enumerable: true, configurable: true, writable: true });
}
