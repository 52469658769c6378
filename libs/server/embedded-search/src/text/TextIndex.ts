import type { Bitset } from '../columns/Bitset.ts';
import { PostingLists } from './PostingLists.ts';
import { Vocabulary } from './Vocabulary.ts';

/** The largest array element and word position that a place can encode; larger ones are clamped. */
const MAX_ELEMENT = 0x3fff;
const MAX_POSITION = 0xfffe;

/**
 * The words of one text field and the documents that contain them.
 * A place is packed into one number (element, position, last word); several places of a word in one document are
 * stored separately, and the packed number is then the negative key of their list.
 */
export class TextIndex {
  readonly words: string[] = [];
  readonly postings = new PostingLists();
  /** The highest default sorting value among all documents that have ever contained the word. */
  readonly topScore: number[] = [];
  #ids = new Map<string, number>();
  #several = new Map<number, number[]>();
  #nextSeveral = 1;
  #sorted: Uint32Array | null = null;
  #vocabulary: Vocabulary | null = null;
  #free: number[] = [];

  /** The number of a word that occurs in a document, or undefined. */
  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** The number of documents that contain a word. */
  documentsWith(id: number): number {
    return this.postings.size[id]!;
  }

  /** Indexes a document's text, one list of words for each element of the field. */
  add(doc: number, elements: readonly (readonly string[])[], score: number): void {
    for (const [word, places] of placesByWord(elements)) {
      const id = this.#intern(word);
      this.postings.insert(id, doc, places.length === 1 ? places[0]! : this.#keepSeveral(places));
      if (score > this.topScore[id]!) this.topScore[id] = score;
    }
  }

  /** Removes a document, given the words it was indexed with. */
  remove(doc: number, elements: readonly (readonly string[])[]): void {
    for (const word of new Set(elements.flat())) {
      const id = this.#ids.get(word);
      const place = id === undefined ? undefined : this.postings.remove(id, doc);
      if (place !== undefined && place < 0) this.#several.delete(-place);
      if (id !== undefined && this.postings.size[id] === 0) this.#release(id, word);
    }
  }

  /** The packed places of a posting, in ascending order. */
  packed(place: number): readonly number[] {
    return place >= 0 ? [place] : (this.#several.get(-place) ?? []);
  }

  /** Adds the documents that contain a word to a set. */
  collect(id: number, into: Bitset): void {
    const { data, start, size } = this.postings;
    const first = start[id]!;
    const end = first + size[id]! * 2;
    for (let at = first; at < end; at += 2) into.add(data[at]!);
  }

  /** The numbers of all words, in code-unit order of the words. */
  sorted(): Uint32Array {
    if (!this.#sorted) {
      const order = Array.from(this.#ids.values());
      order.sort((a, b) => (this.words[a]! < this.words[b]! ? -1 : 1));
      this.#sorted = Uint32Array.from(order);
    }
    return this.#sorted;
  }

  /** The words in order with their letters, for words with typos; made anew after a change of the words. */
  vocabulary(): Vocabulary {
    this.#vocabulary ??= new Vocabulary(this.sorted(), (id) => this.words[id]!);
    return this.#vocabulary;
  }

  #intern(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#free.pop() ?? this.postings.create();
    // A copy: the word may be a slice of a long text, or a rope, and would keep all of it in memory.
    const own = Buffer.from(word).toString();
    this.words[id] = own;
    this.topScore[id] = -Infinity;
    this.#ids.set(own, id);
    this.#sorted = this.#vocabulary = null;
    return id;
  }

  /** Frees the number of a word that no document contains any more. */
  #release(id: number, word: string): void {
    this.#ids.delete(word);
    this.#free.push(id);
    this.#sorted = this.#vocabulary = null;
  }

  #keepSeveral(places: number[]): number {
    const key = this.#nextSeveral++;
    this.#several.set(key, places);
    return -key;
  }
}

/** The element of a packed place. */
export const elementOf = (packed: number): number => packed >>> 17;
/** The position of a packed place in its element. */
export const positionOf = (packed: number): number => (packed >>> 1) & 0xffff;
/** True for the last word of an element. */
export const isLast = (packed: number): boolean => (packed & 1) === 1;

function placesByWord(elements: readonly (readonly string[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  elements.forEach((words, element) => {
    words.forEach((word, position) => {
      const place =
        (Math.min(element, MAX_ELEMENT) << 17) |
        (Math.min(position, MAX_POSITION) << 1) |
        (position === words.length - 1 ? 1 : 0);
      const places = found.get(word);
      if (places) places.push(place);
      else found.set(word, [place]);
    });
  });
  return found;
}
