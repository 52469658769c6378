import type { Point } from '@forecourt/location';
import { loadPlaces } from './loadPlaces.ts';
import type { Place } from './places.ts';

/** Where a dealer is to be found, as its configuration has it. */
export interface Yard {
  readonly primary?: boolean;
  readonly address: Point;
}

/**
 * What finds the one place that a text means to a dealer's shoppers: of several of one name the one nearest to the primary yard, or
 * to the first where none is primary. The table is loaded with the first call (see `loadPlaces`).
 *
 * @example (await loadPlaceFinder([{ address: { lat: -37.8, long: 145 } }]))('newtown')?.label // 'Newtown VIC 3220'
 */
export async function loadPlaceFinder(
  yards: readonly Yard[],
): Promise<(text: string) => Pick<Place, 'label' | 'point'> | null> {
  const places = await loadPlaces();
  const near = (yards.find(({ primary }) => primary) ?? yards[0])?.address ?? null;
  return (text) => {
    const [place] = places.find(text, { near });
    return place ? { label: place.label, point: place.point } : null;
  };
}
