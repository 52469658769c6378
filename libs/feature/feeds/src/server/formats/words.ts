import type { Listing } from '../listing.ts';

/** The engine in a few words, `2.5L 4 cyl`; empty where it is not known. */
export function engineText({ car }: Pick<Listing, 'car'>): string {
  const litres = car.engine_size_litres;
  const cylinders = car.variant?.cylinders ?? null;
  return [litres ? `${litres.toFixed(1)}L` : '', cylinders ? `${cylinders} cyl` : '']
    .filter(Boolean)
    .join(' ');
}
