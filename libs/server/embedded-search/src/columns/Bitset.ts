/** A set of document numbers, one bit each; `size` is its capacity in documents. */
export class Bitset {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number, words: Uint32Array = new Uint32Array((size + 31) >>> 5)) {
    this.size = size;
    this.words = words;
  }

  has(doc: number): boolean {
    return doc < this.size && ((this.words[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0;
  }

  add(doc: number): void {
    const at = doc >>> 5;
    this.words[at] = (this.words[at] ?? 0) | (1 << (doc & 31));
  }

  delete(doc: number): void {
    const at = doc >>> 5;
    this.words[at] = (this.words[at] ?? 0) & ~(1 << (doc & 31));
  }

  /** Intersection; changes this set and returns it. */
  and(other: Bitset): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = this.words[i]! & (other.words[i] ?? 0);
    return this;
  }

  /** Union; changes this set and returns it. */
  or(other: Bitset): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = this.words[i]! | (other.words[i] ?? 0);
    return this;
  }

  /** Difference; changes this set and returns it. */
  andNot(other: Bitset): this {
    for (let i = 0; i < this.words.length; i++) this.words[i] = this.words[i]! & ~(other.words[i] ?? 0);
    return this;
  }

  clone(): Bitset {
    return new Bitset(this.size, this.words.slice());
  }

  /** The number of documents in the set. */
  count(): number {
    let total = 0;
    for (let i = 0; i < this.words.length; i++) total += bitsOf(this.words[i]!);
    return total;
  }

  isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }

  /** The documents in ascending order. */
  toArray(): Uint32Array {
    const out = new Uint32Array(this.count());
    let at = 0;
    for (let i = 0; i < this.words.length; i++) {
      let word = this.words[i]!;
      while (word !== 0) {
        const low = word & -word;
        out[at++] = (i << 5) + (31 - Math.clz32(low));
        word ^= low;
      }
    }
    return out;
  }
}

function bitsOf(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
