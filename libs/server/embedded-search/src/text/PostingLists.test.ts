import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingLists } from './PostingLists.ts';

function contents(lists: PostingLists, list: number): [number, number][] {
  const start = lists.start[list]!;
  return Array.from({ length: lists.size[list]! }, (_, i) => [
    lists.data[start + i * 2]!,
    lists.data[start + i * 2 + 1]!,
  ]);
}

describe('PostingLists', () => {
  it('contain the documents in order, after writes in any order', () => {
    const write = fc.record({ list: fc.nat(3), doc: fc.nat(60), place: fc.nat(1000), remove: fc.boolean() });
    fc.assert(
      fc.property(fc.array(write, { maxLength: 300 }), (writes) => {
        const lists = new PostingLists();
        const numbers = [0, 1, 2, 3].map(() => lists.create());
        const model = numbers.map(() => new Map<number, number>());
        for (const { list, doc, place, remove } of writes) {
          const known = model[list]!;
          if (remove) {
            expect(lists.remove(numbers[list]!, doc)).toBe(known.get(doc));
            known.delete(doc);
          } else if (!known.has(doc)) {
            lists.insert(numbers[list]!, doc, place);
            known.set(doc, place);
          }
        }
        for (const [i, known] of model.entries()) {
          expect(contents(lists, numbers[i]!)).toEqual([...known].sort((a, b) => a[0] - b[0]));
        }
      }),
    );
  });

  it('find the first document that is not before another', () => {
    const lists = new PostingLists();
    const list = lists.create();
    for (const doc of [2, 4, 40, 80, 81, 82, 83, 84, 85, 86, 87, 99]) lists.insert(list, doc, 0);
    expect([0, 2, 3, 85, 99, 100].map((doc) => lists.lowerBound(list, doc))).toEqual([0, 0, 1, 8, 11, 12]);
    expect([0, 2, 3, 85, 99, 100].map((doc) => lists.next(list, doc, 0))).toEqual([0, 0, 1, 8, 11, 12]);
  });
});
