import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { SearchUnavailable } from '@forecourt/search-client';
import { paths } from '@forecourt/site-config';
import type { CardHit } from '@forecourt/stock-search';
import type { Favourite } from './favourite.ts';
import { withNote } from './note.ts';
import { savedStock } from './saved-stock.ts';

/** A shared vehicle: stock data, null if it left the stock, or unknown while the stock cannot be asked. */
interface SharedCar {
  favourite: Favourite;
  hit: CardHit | null | 'unknown';
}

/** The page of a list that somebody shares; `cars` is null without a link that works. */
export interface SharedPage {
  head: PageHead;
  now: string;
  cars: SharedCar[] | null;
}

/** The vehicles of a shared list with their stock data, and the status of the page: 404 for a link that does not work (any more). */
export async function loadShared(
  services: SiteServices,
  query: URLSearchParams,
): Promise<{ page: SharedPage; status: number }> {
  const { site, now, origin } = services;
  const link = query.get('link');
  const list = link === null ? null : await listOf(services, link);
  const page = {
    head: {
      title: `Shared vehicles | ${site.name}`,
      description: `Vehicles of ${site.name} that somebody shared with you.`,
      canonical: origin + paths.sharedGarage(),
      noindex: true,
    },
    ...{ now: now.toISOString(), cars: list && (await withStock(services, list)) },
  };
  return { page, status: link !== null && list === null ? 404 : 200 };
}

async function listOf({ fetch }: SiteServices, link: string): Promise<Favourite[] | null> {
  try {
    const { cars } = await call(routes.sharedList, { query: { link } }, { fetch });
    return cars.map(({ note, ...car }) => withNote(car, note)).toReversed();
  } catch (error) {
    if (error instanceof PlatformProblem && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

async function withStock(
  { site, searchKey, fetch }: SiteServices,
  list: readonly Favourite[],
): Promise<SharedCar[]> {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => id);
  try {
    const stock = await savedStock(site.slug, ids, searchKey, fetch);
    return list.map((favourite) => ({ favourite, hit: stock.get(favourite.id) ?? null }));
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    return list.map((favourite) => ({ favourite, hit: 'unknown' }));
  }
}
