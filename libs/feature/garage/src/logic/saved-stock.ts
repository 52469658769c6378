import { multiSearch } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import { CARDS_ALONE, siteCollection } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';

/** What the stock says of saved vehicles by their id; null of one that left. */
export type SavedStock = ReadonlyMap<string, CardHit | null>;

/**
 * Asks the site's stock about saved vehicles, all in one request.
 *
 * @param slug of the site.
 * @param ids of vehicles, digits alone: they become part of the search.
 * @throws SearchUnavailable when the engine gives no answer.
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
