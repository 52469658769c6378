import type { SortKey } from './sortKeys.ts';

/**
 * The indices in `docs` of the first `count` documents: by the keys, then by the higher document number.
 * Keeps a heap of the best so far whose root is the worst of them, so most documents of a long result cost one comparison.
 */
export function topDocuments(docs: Uint32Array, keys: readonly SortKey[], count: number): Uint32Array {
  const compare = comparison(keys);
  if (count >= docs.length) return Uint32Array.from(docs.keys()).sort(compare);
  const heap = new Uint32Array(count);
  let size = 0;
  for (let i = 0; i < docs.length; i++) {
    if (size < count) siftUp(heap, size++, i, compare);
    else if (count > 0 && compare(i, heap[0]!) < 0) siftDown(heap, i, compare);
  }
  return heap.sort(compare);
}

type Compare = (a: number, b: number) => number;

/** Negative if `a` comes before `b`; at equal keys, later documents come first. */
function comparison(keys: readonly SortKey[]): Compare {
  const [first] = keys;
  if (keys.length === 1 && first)
    return (a, b) => (first[a] === first[b] ? b - a : first[a]! > first[b]! ? -1 : 1);
  return (a, b) => {
    for (const key of keys) if (key[a] !== key[b]) return key[a]! > key[b]! ? -1 : 1;
    return b - a;
  };
}

function siftUp(heap: Uint32Array, at: number, item: number, compare: Compare): void {
  let i = at;
  while (i > 0) {
    const parent = (i - 1) >>> 1;
    if (compare(heap[parent]!, item) >= 0) break;
    heap[i] = heap[parent]!;
    i = parent;
  }
  heap[i] = item;
}

function siftDown(heap: Uint32Array, item: number, compare: Compare): void {
  let i = 0;
  for (let child = 1; child < heap.length; child = 2 * i + 1) {
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child += 1;
    if (compare(heap[child]!, item) <= 0) break;
    heap[i] = heap[child]!;
    i = child;
  }
  heap[i] = item;
}
