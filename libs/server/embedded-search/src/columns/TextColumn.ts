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
  /** The sort keys of documents of a field without facet values. */
  #sortTexts: (string | undefined)[] = [];
  #ranks: Float64Array | null = null;
  #scoreOf: (doc: number) => number;

  /** `scoreOf` returns a document's default sorting value; it determines which words are tried first. */
  constructor(field: Field, scoreOf: (doc: number) => number) {
    this.field = field;
    this.facet = field.facet ? new FacetValues(isArray(field)) : null;
    this.#text = field.facet ? null : new TextIndex();
    this.#scoreOf = scoreOf;
  }

  /** The words of the field. For a facet field they are indexed lazily from its distinct values. */
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
    // A text without a word, such as "+", is not a facet value.
    const values = texts.some((text) => /[\p{L}\p{N}]/u.test(text)) ? texts : [];
    this.facet?.set(
      doc,
      values.map((text) => (text.length > MAX_FACET_LENGTH ? text.slice(0, MAX_FACET_LENGTH) : text)),
    );
    this.#text?.add(doc, elementsOf(texts), this.#scoreOf(doc));
    this.#ranks = null;
    if (this.field.sort && !this.facet) this.#sortTexts[doc] = sortText(texts[0] ?? '');
  }

  /** Removes a document, given its indexed value. */
  remove(doc: number, value: unknown): void {
    this.facet?.clear(doc);
    this.#text?.remove(doc, elementsOf((Array.isArray(value) ? value : [value]) as string[]));
    this.#ranks = null;
    if (doc < this.#sortTexts.length) this.#sortTexts[doc] = undefined;
  }

  /** The rank of each document when sorted by this field, from 1; NaN where a document has no text. Equal texts share a rank. */
  ranks(): Float64Array {
    this.#ranks ??= this.facet ? facetRanks(this.facet) : textRanks(this.#sortTexts);
    return this.#ranks;
  }
}

/** The sort key of a text: its words; of a long text those at the beginning. */
function sortText(text: string): string {
  return tokenize(text.slice(0, MAX_SORT_LENGTH)).join(' ');
}

/** Equal texts share a rank; one without words has none. */
function textRanks(texts: readonly (string | undefined)[]): Float64Array {
  const places = Array.from(texts.keys()).filter((place) => (texts[place] ?? '') !== '');
  places.sort((a, b) => (texts[a]! < texts[b]! ? -1 : texts[a]! > texts[b]! ? 1 : 0));
  const ranks = new Float64Array(texts.length).fill(NaN);
  let rank = 0;
  places.forEach((place, i) => {
    if (i === 0 || texts[places[i - 1]!] !== texts[place]) rank += 1;
    ranks[place] = rank;
  });
  return ranks;
}

function facetRanks(facet: FacetValues): Float64Array {
  const ofValue = textRanks(facet.values.map(sortText));
  return Float64Array.from(facet.single, (id) => (id < 0 ? NaN : ofValue[id]!));
}

function elementsOf(texts: readonly string[]): string[][] {
  return texts.map((text) => tokenize(text));
}
