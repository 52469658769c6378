import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';

it.each<[current: number, last: number, pages: number[]]>([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 18, [1, 2, 3, 18]],
  [3, 18, [1, 2, 3, 4, 18]],
  [4, 18, [1, 2, 3, 4, 5, 18]],
  [9, 18, [1, 8, 9, 10, 18]],
  [18, 18, [1, 16, 17, 18]],
])('page %d of %d has %j', (current, last, pages) => {
  expect(pagesShown(current, last)).toEqual(pages);
});

it('has the first, the current, its neighbours and the last page, each once, in order', () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(place, ([current, last]) => {
      const pages = pagesShown(current, last);
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      const neighbours = [current - 1, current + 1].filter((page) => page >= 1 && page <= last);
      expect(pages).toEqual(expect.arrayContaining([1, current, last, ...neighbours]));
      expect(pages.length).toBeLessThanOrEqual(7);
    }),
  );
});
