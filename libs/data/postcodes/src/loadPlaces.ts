import { placesOf, type Places } from './places.ts';

let loaded: Promise<Places> | null = null;

/**
 * The places of Australia, loaded once and cached. The table is a lazy chunk (131 kB gzip), loaded on the first search for a
 * postcode or suburb.
 *
 * @example (await loadPlaces()).find('newtown vic')[0]?.label // 'Newtown VIC 3220'
 */
export function loadPlaces(): Promise<Places> {
  loaded ??= import('./australia.json', { with: { type: 'json' } }).then(({ default: table }) =>
    placesOf(table),
  );
  return loaded;
}
