/**
 * The promo for the promo card number `count`, counting from 0 over a whole list: the promos in turn, from the first again after
 * the last. `null` when there are none, or for a count that is not a whole number from 0. (ruling 117)
 *
 * @example promoAt(['a', 'b'], 3) // 'b'
 */
export function promoAt<Node>(nodes: readonly Node[], count: number): Node | null {
  return Number.isInteger(count) && count >= 0 ? (nodes[count % nodes.length] ?? null) : null;
}
