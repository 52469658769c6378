/**
 * The promo of promo card number `count`, from 0 over a whole list; the promos repeat in a cycle. `null` without promos, and for
 * a count that is not a whole number from 0. (ruling 117)
 *
 * @example promoAt(['a', 'b'], 3) // 'b'
 */
export function promoAt<Node>(nodes: readonly Node[], count: number): Node | null {
  return Number.isInteger(count) && count >= 0 ? (nodes[count % nodes.length] ?? null) : null;
}
