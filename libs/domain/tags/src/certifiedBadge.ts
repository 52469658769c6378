import { readFlag } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/** The points of the certified badge. */
export const CERTIFIED_POINTS = [
  '90 point inspection',
  '1 year roadside assist',
  'Full service history',
] as const;

/** The certified badge of a vehicle page. */
export type CertifiedBadge = { text: string; points: typeof CERTIFIED_POINTS };

/**
 * The certified badge of the one make a site configures: for a vehicle of that make (any case) that is certified and not sold;
 * else `null`, and always `null` if the site has no make.
 *
 * @example certifiedBadge({ make: 'Toyota', certified: true, status: 'in_stock' }, { make: 'toyota' })?.points[0] // '90 point inspection'
 */
export function certifiedBadge(
  car: Pick<Car, 'make' | 'certified' | 'status'>,
  { make }: { make: string | null },
): CertifiedBadge | null {
  const wanted = make?.trim().toLowerCase() ?? '';
  if (wanted === '' || car.make.trim().toLowerCase() !== wanted) return null;
  if (!readFlag(car.certified) || car.status === 'sold') return null;
  return { text: `${car.make} Certified`, points: CERTIFIED_POINTS };
}
