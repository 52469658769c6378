import { seededRandom } from './seededRandom.ts';

/** The positions of promo cards in a site's lists, such as 5 and 10. */
export interface PromoPositionConfig {
  /** Positions in the grid; the first card is 1. */
  readonly positions: readonly number[];
  /** Moves each position by a random number of cards, from 0 to this. Default 0. */
  readonly randomOffset?: number;
}

/** The page of a grid; each has its own random offsets. */
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
 * The positions of promo cards in the grid of a page, from 1, in ascending order, each once. A random offset is seeded by site,
 * path, date and page, so that server and browser render the same grid. Positions that are not whole numbers from 1 are left out;
 * the grid skips those beyond its end. (SR-06, ruling 116)
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
