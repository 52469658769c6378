/**
 * Splits a list for a Show More toggle: the first `count` entries, and the rest; without a rest there is no toggle (ruling 66). A
 * count that is not a positive whole number counts as 0.
 *
 * @example showFirst(['a', 'b', 'c'], 2) // { shown: ['a', 'b'], more: ['c'] }
 */
export function showFirst<Item>(items: readonly Item[], count: number): { shown: Item[]; more: Item[] } {
  const first = Number.isInteger(count) && count > 0 ? count : 0;
  return { shown: items.slice(0, first), more: items.slice(first) };
}
