/** How many numbers stand together around the current page. */
const TOGETHER = 3;

/**
 * The page numbers that a pagination shows: the first, three around the current one, and the last. A gap of one page is filled, since
 * dots would take as much room.
 *
 * @example pagesShown(9, 18) // [1, 8, 9, 10, 18]
 */
export function pagesShown(current: number, last: number): number[] {
  const start = Math.max(1, Math.min(current - 1, last - TOGETHER + 1));
  const middle = Array.from({ length: Math.min(TOGETHER, last) }, (_, index) => start + index);
  const pages = [...new Set([1, ...middle, last])];
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before === 2 ? [page - 1, page] : [page];
  });
}
