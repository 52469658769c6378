import type { WordRange } from './fuzzyRanges.ts';
import type { TextIndex } from './TextIndex.ts';
import { TieHeap } from './tieOrder.ts';

/** A beginning that several words share, or one word; its place in the tree of beginnings. */
interface Branch extends WordRange {
  rank: number;
}

/**
 * The words of a range of the vocabulary, best first. The words stand in a tree of shared beginnings; a branch is as good
 * as its best word (by frequency it is worth nothing, so words already seen come before those below it).
 */
export function* bestFirst(
  index: TextIndex,
  range: WordRange,
  order: 'score' | 'frequency',
): Generator<number, void> {
  const sorted = index.sorted();
  const rankOf = (low: number, high: number): number => {
    if (order === 'frequency') return high - low === 1 ? index.documentsWith(sorted[low]!) : 0;
    let best = -Infinity;
    for (let at = low; at < high; at++) best = Math.max(best, index.topScore[sorted[at]!]!);
    return best;
  };
  const heap = new TieHeap<Branch>(({ rank }) => rank);
  const push = (low: number, high: number): void => heap.push({ low, high, rank: rankOf(low, high) });
  if (range.low < range.high) push(range.low, range.high);
  for (let branch = heap.pop(); branch; branch = heap.pop()) {
    const { low, high } = branch;
    if (high - low === 1) {
      yield sorted[low]!;
      continue;
    }
    const wordAt = (at: number): string => index.words[sorted[at]!]!;
    const depth = sharedLength(wordAt(low), wordAt(high - 1));
    for (let from = low; from < high;) {
      const letter = wordAt(from).charCodeAt(depth);
      let to = from + 1;
      while (to < high && wordAt(to).charCodeAt(depth) === letter) to += 1;
      push(from, to);
      from = to;
    }
  }
}

/** How many letters two words begin with alike. */
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
