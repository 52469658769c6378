import { lazyModule } from '@forecourt/browser';
import { placesOf, type Places } from './places.ts';

/**
 * The places of Australia, loaded once and cached. The table is a lazy chunk (131 kB gzip), loaded on the first search for a
 * postcode or suburb.
 *
 * @example (await loadPlaces()).find('newtown vic')[0]?.label // 'Newtown VIC 3220'
 */
export const loadPlaces = lazyModule(async (): Promise<Places> =>
  placesOf((await import('./australia.json', { with: { type: 'json' } })).default),
);
