/** Up to `size` items, spread evenly over a list: deterministic, so that two checks can be compared. */
export function sampleOf<Item>(items: readonly Item[], size: number): Item[] {
  const step = Math.max(1, items.length / Math.max(1, size));
  return Array.from(
    { length: Math.min(Math.max(0, size), items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}
