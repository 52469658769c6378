import type { LeadRouteRule } from './leadRoute.ts';

/**
 * The addresses that get a lead by its route: all of the list, or the one whose turn it is. Turns are counted from 0; after `n` turns each of
 * `k` people has had `n / k` leads, rounded down or up.
 *
 * @param fallback the address without a route.
 * @example leadRecipients({ to: ['a@b.example', 'c@d.example'], share: 'in-turn' }, { turn: 3, fallback: 'x@y.example' }) // ['c@d.example']
 */
export function leadRecipients(
  route: Pick<LeadRouteRule, 'to' | 'share'> | null,
  { turn, fallback }: { turn: number; fallback: string },
): readonly [string, ...string[]] {
  const [first, ...others] = route?.to ?? [];
  if (route === null || first === undefined) return [fallback];
  if (route.share === 'all') return [first, ...others];
  return [route.to[turn % route.to.length] ?? first];
}
