import { primaryLocation } from '@forecourt/location';
import type { Point } from '@forecourt/location';
import { loadPlaces } from './loadPlaces.ts';
import type { Place } from './places.ts';

/** A dealer's location, as in its config. */
export interface Yard {
  readonly primary?: boolean;
  readonly address: Point;
}

/**
 * Loads a function that finds the place named by a text. Of several places with one name it takes the one nearest to the primary
 * yard, or to the first yard if none is primary. The first call lazy-loads the table (see `loadPlaces`).
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
 * Loads an autocomplete function for places (see `Places.suggest`), nearest to the same yard first.
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
