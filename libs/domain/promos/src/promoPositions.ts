import { seededRandom } from './seededRandom.ts';

/** Where a site's lists have promo cards: 5 and 10; 6; 8 and 17. */
export interface PromoPositionConfig {
  /** Places in the grid, the first card being 1. */
  readonly positions: readonly number[];
  /** Moves each place by a chance number of cards, 0 up to this many. Default 0. */
  readonly randomOffset?: number;
}

/** The page a grid stands on; each has its own offsets. */
export interface PromoPage {
  /** The site's slug. */
  readonly site: string;
  readonly path: string;
  /** The calendar date in the site's zone, `YYYY-MM-DD`. */
  readonly date: string;
  /** The page of results, from 1. */
  readonly page: number;
}

/**
 * The places of promo cards in the grid of a page, from 1, in ascending order, each once. With a random offset they depend on
 * site, path, date and page alone, so that server and browser render the same grid. Places that are not whole numbers from 1
 * are left out; those beyond the end of a grid are the grid's to skip. (SR-06, ruling 116)
 *
 * @example promoPositions({ positions: [10, 5] }, { site: 'a', path: '/search', date: '2026-11-21', page: 1 }) // [5, 10]
 */
export function promoPositions(config: PromoPositionConfig, { site, path, date, page }: PromoPage): number[] {
  const random = seededRandom([site, path, date, page].join('\n'));
  const choices = Math.max(0, Math.floor(config.randomOffset ?? 0)) + 1;
  const places = config.positions.filter((place) => Number.isInteger(place) && place >= 1);
  const moved = places.map((place) => place + Math.floor(random() * choices));
  return [...new Set(moved)].sort((a, b) => a - b);
}
