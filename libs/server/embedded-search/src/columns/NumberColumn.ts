import { grow } from './grow.ts';
import { FacetValues } from './FacetValues.ts';
import { facetText } from './facetText.ts';
import type { Field } from '../schema/field.ts';
import { isArray, isBool } from '../schema/field.ts';
import { TextIndex } from '../text/TextIndex.ts';

/** Numbers and booleans of one field; NaN for a document without one. Floats have single precision, as in sorting and filters. */
export class NumberColumn {
  readonly field: Field;
  readonly facet: FacetValues | null;
  /** The number of each document of a single-valued field, or NaN. */
  values = new Float64Array(0);
  /** The numbers of each document of an array field. */
  readonly lists = new Map<number, number[]>();
  /** The number behind each facet value, by its number in `facet`. */
  numbers: number[] = [];
  #text: TextIndex | null = null;
  #scoreOf: (doc: number) => number;

  /** `scoreOf` returns a document's default sorting value; it determines which values a facet query tries first. */
  constructor(field: Field, scoreOf: (doc: number) => number) {
    this.field = field;
    this.facet = field.facet ? new FacetValues(isArray(field)) : null;
    this.#scoreOf = scoreOf;
  }

  /** The facet values as words, built lazily by the first facet query after a change. Booleans are 1 and 0. */
  get text(): TextIndex {
    if (this.#text) return this.#text;
    const index = new TextIndex();
    for (let doc = 0; doc < (this.facet?.single.length ?? 0); doc++) {
      const words = this.facet?.of(doc).map((id) => [this.wordOf(id)]) ?? [];
      if (words.length > 0) index.add(doc, words, this.#scoreOf(doc));
    }
    this.#text = index;
    return index;
  }

  /** The word of a facet value. */
  wordOf(id: number): string {
    return isBool(this.field) ? String(this.numbers[id]) : (this.facet?.values[id] ?? '');
  }

  /** Indexes a document's value, already validated. */
  add(doc: number, value: unknown): void {
    this.#text = null;
    const numbers = (Array.isArray(value) ? value : [value]).map((item) => this.#number(item));
    if (isArray(this.field)) this.lists.set(doc, numbers);
    this.values = grow(this.values, doc + 1, NaN);
    this.values[doc] = isArray(this.field) ? NaN : numbers[0]!;
    if (!this.facet) return;
    const texts = numbers.map((number) => facetText(number, this.field));
    this.facet.set(doc, texts);
    texts.forEach((text, i) => {
      const id = this.facet?.idOf(text);
      if (id !== undefined) this.numbers[id] = numbers[i]!;
    });
  }

  /** Removes a document. */
  remove(doc: number): void {
    this.#text = null;
    this.lists.delete(doc);
    if (doc < this.values.length) this.values[doc] = NaN;
    this.facet?.clear(doc);
  }

  #number(item: unknown): number {
    if (isBool(this.field)) return item === true ? 1 : 0;
    return this.field.type.startsWith('float') ? Math.fround(Number(item)) : Number(item);
  }
}
