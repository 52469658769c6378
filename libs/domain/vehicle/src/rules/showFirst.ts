/**
 * Splits a list for a Show More toggle: the first `count` entries, and the rest; an empty rest means no toggle
 * (ruling 66). A count that is not a positive whole number shows nothing first.
 *
 * @example showFirst(['a', 'b', 'c'], 2) // { shown: ['a', 'b'], more: ['c'] }
 */
export function showFirst<Item>(items: readonly Item[], count: number): { shown: Item[]; more: Item[] } {
  const first = Number.isInteger(count) && count > 0 ? count : 0;
  return { shown: items.slice(0, first), more: items.slice(first) };
}
