import { seededRandom } from './seededRandom.ts';

/** A shuffled copy of `items` (Fisher–Yates); the order depends only on `seed` and the number of items. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const random = seededRandom(seed);
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
