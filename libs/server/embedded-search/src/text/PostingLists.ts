import { grow } from '../columns/grow.ts';

const SMALLEST = 1;

/**
 * Many sorted lists of (document, place) pairs in one typed array. A list is in a block whose capacity is a power
 * of two; when it outgrows the block it moves to a larger one, and another list reuses the old block.
 */
export class PostingLists {
  /** Pairs, interleaved: document, place. A hot loop reads it beside `start` and `size`. */
  data = new Int32Array(0);
  /** Index in `data` of each list's first pair. */
  start = new Uint32Array(0);
  /** The number of pairs in each list. */
  size = new Uint32Array(0);
  #capacity = new Uint32Array(0);
  #lists = 0;
  #end = 0;
  #free = new Map<number, number[]>();

  /** A new, empty list. */
  create(): number {
    const list = this.#lists++;
    this.start = grow(this.start, this.#lists);
    this.size = grow(this.size, this.#lists);
    this.#capacity = grow(this.#capacity, this.#lists);
    return list;
  }

  /** Inserts a document into a list that does not contain it; appending is fastest. */
  insert(list: number, doc: number, place: number): void {
    if (this.size[list]! === this.#capacity[list]!) this.#enlarge(list);
    const start = this.start[list]!;
    const size = this.size[list]!;
    let at = size;
    if (size > 0 && this.data[start + (size - 1) * 2]! > doc) {
      at = this.lowerBound(list, doc);
      this.data.copyWithin(start + (at + 1) * 2, start + at * 2, start + size * 2);
    }
    this.data[start + at * 2] = doc;
    this.data[start + at * 2 + 1] = place;
    this.size[list] = size + 1;
  }

  /** Removes a document from a list; returns its place, or undefined if it was not in the list. */
  remove(list: number, doc: number): number | undefined {
    const at = this.lowerBound(list, doc);
    const start = this.start[list]!;
    const size = this.size[list]!;
    if (at === size || this.data[start + at * 2] !== doc) return undefined;
    const place = this.data[start + at * 2 + 1]!;
    this.data.copyWithin(start + at * 2, start + (at + 1) * 2, start + size * 2);
    this.size[list] = size - 1;
    return place;
  }

  /** The position in a list of the first document that is not before `doc`, starting at `from`. */
  lowerBound(list: number, doc: number, from = 0): number {
    const start = this.start[list]!;
    let low = from;
    let high = this.size[list]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.data[start + middle * 2]! < doc) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Like `lowerBound`, for calls with ascending documents: the result is usually one of the next few. */
  next(list: number, doc: number, from: number): number {
    const start = this.start[list]!;
    const size = this.size[list]!;
    const near = Math.min(size, from + 8);
    for (let at = from; at < near; at++) if (this.data[start + at * 2]! >= doc) return at;
    return near === size ? size : this.lowerBound(list, doc, near);
  }

  #enlarge(list: number): void {
    const old = this.#capacity[list]!;
    const capacity = Math.max(SMALLEST, old * 2);
    const block = this.#allocate(capacity);
    const start = this.start[list]!;
    this.data.copyWithin(block, start, start + this.size[list]! * 2);
    if (old > 0) this.#release(start, old);
    this.start[list] = block;
    this.#capacity[list] = capacity;
  }

  #allocate(capacity: number): number {
    const again = this.#free.get(capacity)?.pop();
    if (again !== undefined) return again;
    const block = this.#end;
    this.#end += capacity * 2;
    this.data = grow(this.data, this.#end);
    return block;
  }

  #release(start: number, capacity: number): void {
    const blocks = this.#free.get(capacity);
    if (blocks) blocks.push(start);
    else this.#free.set(capacity, [start]);
  }
}
