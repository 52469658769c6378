import { seededRandom } from './seededRandom.ts';

/** A copy of `items` in an order that depends on nothing but `seed` and their number (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const random = seededRandom(seed);
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
