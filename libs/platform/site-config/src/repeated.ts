import type { ConfigProblem } from './problem.ts';

/**
 * A problem for each item with the key of an earlier item.
 *
 * @param path of the list.
 * @param label name of the key, such as "slug".
 */
export function repeated<Item>(
  path: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  label: string,
): ConfigProblem[] {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    return [
      {
        path: `${path}[${index}]`,
        what: `${label} "${key}" is already used by ${path}[${first}]`,
        why: 'One of the two would hide the other.',
        fix: `Change its ${label}, or remove one.`,
      },
    ];
  });
}
