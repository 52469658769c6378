import type { CarType } from '@forecourt/vehicle';
import { isForCarType } from './isForCarType.ts';
import { isRunning } from './isRunning.ts';
import type { Promo } from './promo.ts';
import { shuffled } from './shuffled.ts';

/** Options of a list of promos. */
export interface PromoOptions {
  readonly now: Date;
  /** The site's IANA zone: promos begin and end at its midnight. */
  readonly timeZone: string;
  /** The car type that filters the list; absent for all. */
  readonly carType?: CarType | null;
  /** The same seed gives the same order, so that server and browser agree. */
  readonly seed: string;
  /** Shuffle the promos without a position. Default `true`. */
  readonly shuffle?: boolean;
}

/**
 * The promos of a list, in order: those that run today and match the car type, positioned ones first by position, the rest
 * shuffled by `seed`. Promos with the same position keep their given order. Throws a `RangeError` for an unknown time zone or an
 * invalid date. (PR-06, ruling 117)
 *
 * @example arrangePromos([second, first, expired], { now, timeZone: 'Australia/Brisbane', seed: 'a' }) // [first, second]
 */
export function arrangePromos<Node extends Promo>(nodes: readonly Node[], options: PromoOptions): Node[] {
  const { now, timeZone, carType, seed, shuffle = true } = options;
  const shown = nodes.filter((node) => isRunning(node, now, timeZone) && isForCarType(node, carType));
  const placeOf = ({ position }: Node) => position ?? null;
  const positioned = shown.filter((node) => placeOf(node) !== null);
  const rest = shown.filter((node) => placeOf(node) === null);
  return [
    ...positioned.sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0)),
    ...(shuffle ? shuffled(rest, seed) : rest),
  ];
}
