import { multiSearch } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import { CARDS_ALONE, siteCollection } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';

/** Stock data of saved vehicles by id; null for one that left the stock. */
export type SavedStock = ReadonlyMap<string, CardHit | null>;

/**
 * Loads the stock data of saved vehicles with one request.
 *
 * @param slug of the site.
 * @param ids of vehicles, only digits: they become part of a search filter.
 * @throws SearchUnavailable if the engine does not respond.
 */
export async function savedStock(
  slug: string,
  ids: readonly string[],
  searchKey: string,
  fetchPath: SiteFetch,
): Promise<SavedStock> {
  const [answer] = await multiSearch(fetchPath, searchKey, [
    {
      collection: siteCollection(slug),
      q: '*',
      query_by: 'name',
      filter_by: `id:[${ids.join(',')}] && show_on_dealer_website:=true && status:=[in_stock,coming_soon,sold]`,
      per_page: ids.length,
      ...CARDS_ALONE,
    },
  ]);
  const found = new Map<string, CardHit>(answer?.hits.map(({ document }) => [document.id, document]));
  return new Map(ids.map((id) => [id, found.get(id) ?? null]));
}
