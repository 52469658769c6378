import type { Car } from '../car/car.ts';

/**
 * Keeps the first of sold vehicles that follow each other, so that a page is not a row of SOLD; when all are sold, all
 * stay. Order and the others are untouched. It works on one page of hits (ruling 26).
 *
 * @example collapseSold([a, sold1, sold2, b]) // [a, sold1, b]
 */
export function collapseSold<Vehicle extends Pick<Car, 'status'>>(cars: readonly Vehicle[]): Vehicle[] {
  if (cars.every(({ status }) => status === 'sold')) return [...cars];
  return cars.filter(({ status }, index) => status !== 'sold' || cars[index - 1]?.status !== 'sold');
}
