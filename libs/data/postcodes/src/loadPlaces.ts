import { placesOf, type Places } from './places.ts';

let loaded: Promise<Places> | null = null;

/**
 * The places of Australia, read once and kept. The table is a file of its own (131 kB gzip), so that nothing loads it before a
 * postcode or suburb is asked for.
 *
 * @example (await loadPlaces()).find('newtown vic')[0]?.label // 'Newtown VIC 3220'
 */
export function loadPlaces(): Promise<Places> {
  loaded ??= import('./australia.json', { with: { type: 'json' } }).then(({ default: table }) =>
    placesOf(table),
  );
  return loaded;
}
