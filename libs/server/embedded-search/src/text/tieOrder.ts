/**
 * For equal items, a Typesense server uses the order of the heap and sort of its standard library. The expansion of a short
 * prefix depends on it, so both algorithms are reproduced here step by step.
 */

/** A heap whose top has the highest rank; among equal items, the one that the server's heap would return. */
export class TieHeap<T> {
  readonly #items: T[] = [];
  readonly #rank: (item: T) => number;

  constructor(rank: (item: T) => number) {
    this.#rank = rank;
  }

  get size(): number {
    return this.#items.length;
  }

  push(item: T): void {
    this.#items.push(item);
    this.#rise(this.#items.length - 1, item);
  }

  pop(): T | undefined {
    const items = this.#items;
    const top = items[0];
    const item = items.pop();
    const length = items.length;
    if (length === 0 || item === undefined) return top;
    let hole = 0;
    while (2 * hole + 2 < length) {
      const right = 2 * hole + 2;
      const child = this.#rank(items[right]!) <= this.#rank(items[right - 1]!) ? right - 1 : right;
      items[hole] = items[child]!;
      hole = child;
    }
    if (2 * hole + 1 < length) {
      items[hole] = items[2 * hole + 1]!;
      hole = 2 * hole + 1;
    }
    this.#rise(hole, item);
    return top;
  }

  /** An item also moves above those of equal rank. */
  #rise(from: number, item: T): void {
    const items = this.#items;
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (this.#rank(items[parent]!) > this.#rank(item)) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }
}

/** Up to this many items are sorted by insertion sort, which is stable. */
const FEW = 16;

/** Sorts in place, highest rank first; equal items are in the order of the server's quicksort. */
export function tieSort<T>(items: T[], rank: (item: T) => number): T[] {
  partition(items, 0, items.length, (a, b) => rank(a) > rank(b));
  for (let at = 1; at < items.length; at++) {
    const item = items[at]!;
    let to = at;
    for (; to > 0 && rank(item) > rank(items[to - 1]!); to--) items[to] = items[to - 1]!;
    items[to] = item;
  }
  return items;
}

type Before<T> = (a: T, b: T) => boolean;

function partition<T>(items: T[], first: number, end: number, before: Before<T>): void {
  for (let last = end; last - first > FEW;) {
    const middle = first + ((last - first) >>> 1);
    swap(items, first, medianOf(items, first + 1, middle, last - 1, before));
    const pivot = items[first]!;
    let low = first + 1;
    let high = last;
    for (;;) {
      while (before(items[low]!, pivot)) low += 1;
      do high -= 1;
      while (before(pivot, items[high]!));
      if (low >= high) break;
      swap(items, low, high);
      low += 1;
    }
    partition(items, low, last, before);
    last = low;
  }
}

function medianOf<T>(items: readonly T[], a: number, b: number, c: number, before: Before<T>): number {
  const less = (x: number, y: number): boolean => before(items[x]!, items[y]!);
  if (less(a, b)) {
    if (less(b, c)) return b;
    return less(a, c) ? c : a;
  }
  if (less(a, c)) return a;
  return less(b, c) ? c : b;
}

function swap<T>(items: T[], a: number, b: number): void {
  const kept = items[a]!;
  items[a] = items[b]!;
  items[b] = kept;
}
