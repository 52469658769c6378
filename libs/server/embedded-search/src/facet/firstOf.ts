/**
 * The first `count` items of a list in sort order, without sorting the rest: most items are compared once, with the last
 * item kept.
 */
export function firstOf<T>(items: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count <= 0) return [];
  let kept: T[] = [];
  for (const item of items) {
    if (kept.length >= count && compare(item, kept[count - 1]!) >= 0) continue;
    kept.push(item);
    // Sorts only when twice as many items have been collected, so that the amortised cost of an item is low.
    if (kept.length < count * 2 && kept.length !== count) continue;
    kept.sort(compare);
    kept = kept.slice(0, count);
  }
  return kept.sort(compare).slice(0, count);
}
