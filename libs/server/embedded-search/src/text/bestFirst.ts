import type { WordRange } from './fuzzyRanges.ts';
import type { TextIndex } from './TextIndex.ts';
import { TieHeap } from './tieOrder.ts';

/** A node of the prefix tree: a prefix shared by several words, or one word. */
interface Branch extends WordRange {
  rank: number;
}

/**
 * The words of a range of the vocabulary, best first. The words are in a prefix tree; a branch has the score of its best word
 * (by frequency it has the score 0, so words already visited come before those below it).
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

/** The length of the common prefix of two words. */
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
