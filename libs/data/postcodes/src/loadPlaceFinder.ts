import { primaryLocation } from '@forecourt/location';
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
  const near = mainYard(yards);
  return (text) => places.find(text, { near }).map(labelAndPoint)[0] ?? null;
}

/**
 * What offers, while a text is typed, the places that it may become (see `Places.suggest`), the nearest to the same yard first.
 *
 * @example (await loadPlaceSuggester([{ address: { lat: -37.8, long: 145 } }]))('newtow')[0]?.label // 'Newtown VIC 3220'
 */
export async function loadPlaceSuggester(
  yards: readonly Yard[],
): Promise<(text: string) => Pick<Place, 'label' | 'point'>[]> {
  const places = await loadPlaces();
  const near = mainYard(yards);
  return (text) => places.suggest(text, { near }).map(labelAndPoint);
}

function mainYard(yards: readonly Yard[]): Point | null {
  return primaryLocation(yards)?.address ?? null;
}

function labelAndPoint({ label, point }: Place): Pick<Place, 'label' | 'point'> {
  return { label, point };
}
