import type { Field } from '../schema/field.ts';
import { isArray } from '../schema/field.ts';
import { TextIndex } from '../text/TextIndex.ts';
import { tokenize } from '../text/tokenize.ts';
import { FacetValues } from './FacetValues.ts';

/** Facet values longer than this are cut, as the protocol's server does. */
const MAX_FACET_LENGTH = 255;
/** Texts longer than this are compared by their beginning when sorted. */
const MAX_SORT_LENGTH = 2000;

/** Text of one field: its facet values, its words, and its order when sorted. */
export class TextColumn {
  readonly field: Field;
  readonly facet: FacetValues | null;
  #text: TextIndex | null;
  #sortTexts = new Map<number, string>();
  #ranks: Float64Array | null = null;
  #scoreOf: (doc: number) => number;

  /** `scoreOf` tells a document's default sorting value; it decides which words are tried first. */
  constructor(field: Field, scoreOf: (doc: number) => number) {
    this.field = field;
    this.facet = field.facet ? new FacetValues(isArray(field)) : null;
    this.#text = field.facet ? null : new TextIndex();
    this.#scoreOf = scoreOf;
  }

  /** The words of the field. For a facet field they are indexed from its distinct values when first asked for. */
  get text(): TextIndex {
    if (this.#text) return this.#text;
    const index = new TextIndex();
    const words = new Map<number, string[]>();
    const wordsOf = (id: number): string[] => {
      let known = words.get(id);
      if (!known) words.set(id, (known = tokenize(this.facet?.values[id] ?? '')));
      return known;
    };
    for (let doc = 0; doc < (this.facet?.single.length ?? 0); doc++) {
      const ids = this.facet?.of(doc) ?? [];
      if (ids.length > 0) index.add(doc, ids.map(wordsOf), this.#scoreOf(doc));
    }
    this.#text = index;
    return index;
  }

  /** Indexes a document's value, already validated. */
  add(doc: number, value: unknown): void {
    const texts = (Array.isArray(value) ? value : [value]) as string[];
    // A cut facet value no longer holds every word, so the words can not wait for the first search.
    if (!this.#text && texts.some((text) => text.length > MAX_FACET_LENGTH)) this.#text = this.text;
    this.facet?.set(
      doc,
      texts.map((text) => (text.length > MAX_FACET_LENGTH ? text.slice(0, MAX_FACET_LENGTH) : text)),
    );
    this.#text?.add(doc, elementsOf(texts), this.#scoreOf(doc));
    if (!this.field.sort || isArray(this.field)) return;
    this.#ranks = null;
    const key = tokenize((texts[0] ?? '').slice(0, MAX_SORT_LENGTH)).join(' ');
    if (key !== '') this.#sortTexts.set(doc, key);
  }

  /** Forgets a document, given the value it was indexed with. */
  remove(doc: number, value: unknown): void {
    this.facet?.clear(doc);
    this.#text?.remove(doc, elementsOf((Array.isArray(value) ? value : [value]) as string[]));
    if (this.#sortTexts.delete(doc)) this.#ranks = null;
  }

  /** The rank of each document when sorted by this field, from 1; NaN where a document has no text. Equal texts share a rank. */
  ranks(): Float64Array {
    if (this.#ranks) return this.#ranks;
    const texts = [...this.#sortTexts].sort((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0));
    const last = texts.reduce((highest, [doc]) => Math.max(highest, doc), -1);
    const ranks = new Float64Array(last + 1).fill(NaN);
    let rank = 0;
    texts.forEach(([doc, text], i) => {
      if (i === 0 || texts[i - 1]![1] !== text) rank += 1;
      ranks[doc] = rank;
    });
    this.#ranks = ranks;
    return ranks;
  }
}

function elementsOf(texts: readonly string[]): string[][] {
  return texts.map((text) => tokenize(text));
}
