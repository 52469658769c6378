import type { TextIndex } from './TextIndex.ts';

/** The words from `low` to `high` (exclusive) in the sorted vocabulary. */
export interface WordRange {
  low: number;
  high: number;
}

const END = 0;

/**
 * The ranges of a vocabulary at an edit distance of exactly `cost` from a term, last first. An edit is an insertion, deletion,
 * substitution, or transposition of two neighbours (not the first two). With `prefix` only a prefix of a word must be at that
 * distance, and the range contains every word with that prefix.
 */
export function fuzzyRanges(index: TextIndex, term: string, cost: number, prefix: boolean): WordRange[] {
  const sorted = index.sorted();
  if (cost === 0) return exactRange(index, sorted, term, prefix);
  const found: WordRange[] = [];
  const walk = new Walk(prefix ? term : `${term}\0`, cost, prefix);
  let at = sorted.length - 1;
  while (at >= 0) {
    const word = index.words[sorted[at]!]!;
    const { accepted, length } = walk.step(word);
    const low = length > word.length ? at : firstWith(index, sorted, word.slice(0, length), at);
    if (accepted) found.push({ low, high: at + 1 });
    at = low - 1;
  }
  return found;
}

/** Without typos a binary search is enough. */
function exactRange(index: TextIndex, sorted: Uint32Array, term: string, prefix: boolean): WordRange[] {
  const low = firstWith(index, sorted, term, sorted.length);
  const high = prefix ? firstWith(index, sorted, `${term}\uffff`, sorted.length) : low + 1;
  const known = low < sorted.length && (prefix || index.words[sorted[low]!] === term);
  return known && low < high ? [{ low, high }] : [];
}

/** The first of the words before `at` that does not sort before `start`; `at` if there is none. */
function firstWith(index: TextIndex, sorted: Uint32Array, start: string, at: number): number {
  let low = 0;
  let high = at;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.words[sorted[middle]!]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Visits words in order and reuses the rows of the distance matrix for the prefix shared with the last word. */
class Walk {
  readonly #term: string;
  readonly #cost: number;
  readonly #prefix: boolean;
  /** Rows 0 and 1 are for the empty word; row k + 2 is for the word's first k + 1 letters. */
  readonly #rows: Int32Array[] = [];
  #last = '';
  #walked = 0;

  constructor(term: string, cost: number, prefix: boolean) {
    this.#term = term;
    this.#cost = cost;
    this.#prefix = prefix;
    const base = Int32Array.from({ length: term.length + 1 }, (_, i) => i);
    this.#rows.push(base, base);
  }

  /** Whether the word is accepted, and after how many letters that was decided (its length + 1: at its end). */
  step(word: string): { accepted: boolean; length: number } {
    let k = this.#shared(word);
    for (; ; k++) {
      const code = k < word.length ? word.charCodeAt(k) : END;
      const previous = k > 0 ? word.charCodeAt(k - 1) : END;
      if (!(this.#prefix && code === END)) this.#row(k, code, previous);
      const verdict =
        k >= this.#term.length + this.#cost && code !== END ? -1 : this.#judge(k, code, previous);
      if (verdict === 0 && code !== END) continue;
      this.#last = word;
      this.#walked = Math.min(k + 1, word.length);
      return { accepted: verdict === 1, length: k + 1 };
    }
  }

  #shared(word: string): number {
    const most = Math.min(this.#walked, word.length);
    let k = 0;
    while (k < most && word.charCodeAt(k) === this.#last.charCodeAt(k)) k += 1;
    return k;
  }

  #row(k: number, code: number, previous: number): void {
    const term = this.#term;
    const before = this.#rows[k]!;
    const above = this.#rows[k + 1]!;
    const row = (this.#rows[k + 2] ??= new Int32Array(term.length + 1));
    row[0] = above[0]! + 1;
    for (let i = 1; i <= term.length; i++) {
      const letter = term.charCodeAt(i - 1);
      let best = Math.min(row[i - 1]!, above[i]!) + 1;
      best = Math.min(best, above[i - 1]! + (letter === code ? 0 : 1));
      if (k > 1 && i > 1 && code === term.charCodeAt(i - 2) && previous === letter)
        best = Math.min(best, before[i - 2]! + 1);
      row[i] = best;
    }
  }

  /** 1: accepted. -1: rejected for any suffix. 0: undecided. */
  #judge(k: number, code: number, previous: number): number {
    const length = this.#term.length;
    const row = this.#prefix && code === END ? this.#rows[k + 1]! : this.#rows[k + 2]!;
    if (code === END) return row[length] === this.#cost ? 1 : -1;
    const cost = row[Math.min(k + 1, length)]!;
    if (this.#prefix && k + 1 >= length && cost === this.#cost) return 1;
    return cost <= this.#cost || this.#mayRecover(k, code, previous, cost) ? 0 : -1;
  }

  /** A distance that is too large at one letter may become smaller through a transposition, insertion or deletion. */
  #mayRecover(k: number, code: number, previous: number, cost: number): boolean {
    const at = (i: number): number => (i >= 0 && i < this.#term.length ? this.#term.charCodeAt(i) : -1);
    if (cost === 2 || cost === 3) {
      if (at(k + 1) === code || at(k - 1) === code) return true;
    }
    if (cost === 3 || cost === 4) {
      if (at(k + 1) === previous && at(k + 2) === code) return true;
      if (k > 1 && at(k - 2) === code) return true;
    }
    return false;
  }
}
