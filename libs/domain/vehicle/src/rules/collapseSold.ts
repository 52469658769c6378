import type { Car } from '../car/car.ts';

/**
 * Keeps only the first of adjacent sold vehicles, so that a page does not show a row of SOLD; if all are sold, all stay. The
 * order and the other vehicles do not change. It works on one page of hits (ruling 26).
 *
 * @example collapseSold([a, sold1, sold2, b]) // [a, sold1, b]
 */
export function collapseSold<Vehicle extends Pick<Car, 'status'>>(cars: readonly Vehicle[]): Vehicle[] {
  if (cars.every(({ status }) => status === 'sold')) return [...cars];
  return cars.filter(({ status }, index) => status !== 'sold' || cars[index - 1]?.status !== 'sold');
}
