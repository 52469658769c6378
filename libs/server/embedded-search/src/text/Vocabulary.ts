/** The words of a text index in code-unit order, with their letters side by side, so that a walk through all of them reads no strings. */
export class Vocabulary {
  /** The letters of all words as UTF-16 code units. */
  readonly letters: Uint16Array;
  /** Where in `letters` each word starts; one more for the end of the last. */
  readonly starts: Uint32Array;
  /** How many letters each word shares with the word before it. */
  readonly shared: Uint16Array;

  /** @param ids the number of each word in its index, in order. */
  constructor(ids: Uint32Array, wordOf: (id: number) => string) {
    this.starts = new Uint32Array(ids.length + 1);
    for (let at = 0; at < ids.length; at++) this.starts[at + 1] = this.starts[at]! + wordOf(ids[at]!).length;
    this.letters = new Uint16Array(this.starts[ids.length]!);
    this.shared = new Uint16Array(ids.length);
    for (let at = 0; at < ids.length; at++) {
      const word = wordOf(ids[at]!);
      const start = this.starts[at]!;
      for (let k = 0; k < word.length; k++) this.letters[start + k] = word.charCodeAt(k);
      this.shared[at] = at === 0 ? 0 : this.#sharedBefore(at);
    }
  }

  #sharedBefore(at: number): number {
    const before = this.starts[at - 1]!;
    const start = this.starts[at]!;
    const most = Math.min(start - before, this.starts[at + 1]! - start, 0xffff);
    let length = 0;
    while (length < most && this.letters[before + length] === this.letters[start + length]) length += 1;
    return length;
  }
}
