/**
 * The first `count` items of a list in order, without ordering the rest: most items are looked at once, against the
 * last of those kept.
 */
export function firstOf<T>(items: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count <= 0) return [];
  let kept: T[] = [];
  for (const item of items) {
    if (kept.length >= count && compare(item, kept[count - 1]!) >= 0) continue;
    kept.push(item);
    // Ordered only once twice as many have come together, so that an item costs little on average.
    if (kept.length < count * 2 && kept.length !== count) continue;
    kept.sort(compare);
    kept = kept.slice(0, count);
  }
  return kept.sort(compare).slice(0, count);
}
