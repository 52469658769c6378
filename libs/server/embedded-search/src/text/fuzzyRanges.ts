import type { TextIndex } from './TextIndex.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** The words from `low` to `high` (exclusive) in the sorted vocabulary. */
export interface WordRange {
  low: number;
  high: number;
}

const END = 0;
/** A distance beyond any that is asked for. */
const FAR = 0x7fff;
/**
 * Distances are computed for letters at most this far from the diagonal. Those up to 4 are exact: the ones that decide are at most two
 * letters from the diagonal, and a way of four edits that ends there leaves it by three at most.
 */
const BAND = 3;

/**
 * The ranges of a vocabulary at an edit distance of exactly `cost`, two at most, from a term, last first. An edit is an insertion,
 * deletion, substitution, or transposition of two neighbours (not the first two). With `prefix` only a prefix of a word must be at that
 * distance, and the range contains every word with that prefix.
 */
export function fuzzyRanges(index: TextIndex, term: string, cost: number, prefix: boolean): WordRange[] {
  if (cost === 0) return exactRange(index, term, prefix);
  const vocabulary = index.vocabulary();
  const { shared } = vocabulary;
  const found: WordRange[] = [];
  const walk = new Walk(vocabulary, prefix ? term : `${term}\0`, cost, prefix);
  let kept = 0;
  for (let at = shared.length - 1; at >= 0; at--) {
    const decided = walk.step(at, kept);
    const high = at + 1;
    // All words with the letters that decided have the same verdict.
    while (shared[at]! >= walk.length) at -= 1;
    if (decided) found.push({ low: at, high });
    kept = shared[at]!;
  }
  return found;
}

/** Without typos a binary search is enough. */
function exactRange(index: TextIndex, term: string, prefix: boolean): WordRange[] {
  const sorted = index.sorted();
  const low = firstWith(index, sorted, term);
  const high = prefix ? firstWith(index, sorted, `${term}\uffff`) : low + 1;
  const known = low < sorted.length && (prefix || index.words[sorted[low]!] === term);
  return known && low < high ? [{ low, high }] : [];
}

/** The first word that does not sort before `start`; the number of words if there is none. */
function firstWith(index: TextIndex, sorted: Uint32Array, start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.words[sorted[middle]!]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Visits words in order and reuses the rows of the distance matrix for the prefix shared with the last word. */
class Walk {
  /** After how many letters the last verdict stood (the word's length + 1: at its end). */
  length = 0;
  readonly #letters: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #term: Uint16Array;
  readonly #cost: number;
  readonly #prefix: boolean;
  readonly #width: number;
  /** Row by row: rows 0 and 1 are for the empty word, row k + 2 is for the word's first k + 1 letters. */
  #cells: Uint16Array;

  constructor({ letters, starts }: Vocabulary, term: string, cost: number, prefix: boolean) {
    this.#letters = letters;
    this.#starts = starts;
    this.#term = Uint16Array.from({ length: term.length }, (_, i) => term.charCodeAt(i));
    this.#cost = cost;
    this.#prefix = prefix;
    this.#width = term.length + 1;
    this.#cells = new Uint16Array(this.#width * Math.min(term.length + 6, 32));
    for (let i = 0; i < this.#width; i++) this.#cells[i] = this.#cells[this.#width + i] = i;
  }

  /** Whether the word at a place of the vocabulary is accepted; `k` is how many of its letters the last word had too. */
  step(at: number, shared: number): boolean {
    const start = this.#starts[at]!;
    const size = this.#starts[at + 1]! - start;
    const most = this.#term.length + this.#cost;
    let previous = shared > 0 ? this.#letters[start + shared - 1]! : END;
    for (let k = shared; ; k++) {
      const code = k < size ? this.#letters[start + k]! : END;
      if (code !== END || !this.#prefix) this.#row(k, code, previous);
      const verdict = k >= most && code !== END ? -1 : this.#judge(k, code, previous);
      if (verdict === 0 && code !== END) {
        previous = code;
        continue;
      }
      this.length = k + 1;
      return verdict === 1;
    }
  }

  #row(k: number, code: number, previous: number): void {
    const width = this.#width;
    const row = (k + 2) * width;
    if (row + width > this.#cells.length) this.#enlarge(row + width);
    const cells = this.#cells;
    const term = this.#term;
    const above = row - width;
    const before = above - width;
    const first = Math.max(1, k + 1 - BAND);
    const last = Math.min(term.length, k + 1 + BAND);
    let left = first === 1 ? k + 1 : FAR;
    cells[row + first - 1] = left;
    for (let i = first; i <= last; i++) {
      const letter = term[i - 1]!;
      const up = cells[above + i]!;
      let best = (left < up ? left : up) + 1;
      const aslant = cells[above + i - 1]! + (letter === code ? 0 : 1);
      if (aslant < best) best = aslant;
      if (k > 1 && i > 1 && previous === letter && code === term[i - 2]) {
        const swapped = cells[before + i - 2]! + 1;
        if (swapped < best) best = swapped;
      }
      cells[row + i] = left = best;
    }
    if (last < term.length) cells[row + last + 1] = FAR;
  }

  #enlarge(needed: number): void {
    const cells = new Uint16Array(needed * 2);
    cells.set(this.#cells);
    this.#cells = cells;
  }

  /** 1: accepted. -1: rejected for any suffix. 0: undecided. */
  #judge(k: number, code: number, previous: number): number {
    const length = this.#term.length;
    if (code === END) {
      const letters = this.#prefix ? k : k + 1;
      const isNear = length - letters <= BAND;
      return isNear && this.#cells[(letters + 1) * this.#width + length] === this.#cost ? 1 : -1;
    }
    const cost = this.#cells[(k + 2) * this.#width + Math.min(k + 1, length)]!;
    if (this.#prefix && k + 1 >= length && cost === this.#cost) return 1;
    return cost <= this.#cost || this.#mayRecover(k, code, previous, cost) ? 0 : -1;
  }

  /** A distance that is too large at one letter may become smaller through a transposition, insertion or deletion. */
  #mayRecover(k: number, code: number, previous: number, cost: number): boolean {
    const term = this.#term;
    if (cost === 2 || cost === 3) {
      if (term[k + 1] === code || term[k - 1] === code) return true;
    }
    if (cost === 3 || cost === 4) {
      if (term[k + 1] === previous && term[k + 2] === code) return true;
      if (k > 1 && term[k - 2] === code) return true;
    }
    return false;
  }
}
