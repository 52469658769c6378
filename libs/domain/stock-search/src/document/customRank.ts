import type { Car } from '@forecourt/vehicle';

/**
 * The rank of a vehicle under 'Most relevant'; higher is earlier. In stock 3, plus 1 with a price and 1 with a picture; reserved
 * or coming soon 2; sold 1; any other status 0. The steps are few and coarse, so that the text match decides within a step.
 * (ruling 31)
 */
export function customRank(
  car: Pick<Car, 'status' | 'reserved' | 'primary_image_url'>,
  shownPrice: number | null,
): number {
  if (car.status === 'sold') return 1;
  if (car.status === 'coming_soon') return 2;
  if (car.status !== 'in_stock') return 0;
  if (car.reserved) return 2;
  return 3 + (shownPrice === null ? 0 : 1) + (car.primary_image_url === null ? 0 : 1);
}
