import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TieHeap, tieSort } from './tieOrder.ts';

const items = fc
  .array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 })
  .map((ranks) => ranks.map((rank, id) => ({ rank, id })));
interface Item {
  rank: number;
  id: number;
}
const rankOf = ({ rank }: Item): number => rank;
const downwards = (ranks: readonly number[]): number[] => [...ranks].sort((a, b) => b - a);

describe('the tie order of a Typesense server', () => {
  it('pops the highest rank of a heap first, each item once', () => {
    fc.assert(
      fc.property(items, (given) => {
        const heap = new TieHeap(rankOf);
        given.forEach((item) => heap.push(item));
        const taken = given.map(() => heap.pop()!);
        expect(taken.map(rankOf)).toEqual(downwards(given.map(rankOf)));
        expect(new Set(taken.map(({ id }) => id)).size).toBe(given.length);
        expect(heap.size).toBe(0);
        expect(heap.pop()).toBeUndefined();
      }),
    );
  });

  it('pops the last of two equal items first', () => {
    const heap = new TieHeap(rankOf);
    heap.push({ rank: 1, id: 0 });
    heap.push({ rank: 1, id: 1 });
    expect(heap.pop()?.id).toBe(1);
  });

  it('sorts descending, and keeps the order of a few equal items', () => {
    fc.assert(
      fc.property(items, (given) => {
        const sorted = tieSort([...given], rankOf);
        expect(sorted.map(rankOf)).toEqual(downwards(given.map(rankOf)));
        expect(new Set(sorted.map(({ id }) => id)).size).toBe(given.length);
        if (given.length <= 16) expect(sorted).toEqual([...given].sort((a, b) => b.rank - a.rank));
      }),
    );
  });
});
