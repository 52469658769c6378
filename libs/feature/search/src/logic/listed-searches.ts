import type { SitemapEntry, SiteServices } from '@forecourt/page/loader';
import { multiSearch, searchSite, stockMakes } from '@forecourt/search-client';
import { paths } from '@forecourt/site-config';
import { TYPE_SLUGS, canonicalSearch, countRequest, parseSearchUrl } from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import { BODY_TYPES } from '@forecourt/vehicle';

/** Counts per request; between requests the engine can serve shoppers. */
const AT_ONCE = 20;

/**
 * The listings for search engines: those with a canonical path, without query parameters, and with an available vehicle. The page's
 * robots tag follows the same rule.
 *
 * @throws SearchUnavailable if the engine does not respond: an incomplete list would mean that listings were removed.
 */
export async function listedSearches({ site, fetch, searchKey, now }: SiteServices): Promise<SitemapEntry[]> {
  const rules = searchSite(site, await stockMakes(site.slug, fetch, searchKey, now.getTime()));
  const candidates = pathsOf(rules).flatMap((path) => {
    const state = parseSearchUrl(path, rules);
    const { url, indexable } = canonicalSearch(state, rules);
    return indexable && url === path ? [{ path, state }] : [];
  });
  const entries: SitemapEntry[] = [];
  for (let at = 0; at < candidates.length; at += AT_ONCE) {
    const part = candidates.slice(at, at + AT_ONCE);
    const requests = part.map(({ state }) => countRequest(state, rules, { now, facets: [] }));
    const answers = await multiSearch(fetch, searchKey, requests);
    entries.push(...part.flatMap(({ path }, index) => ((answers[index]?.found ?? 0) > 0 ? [{ path }] : [])));
  }
  return entries;
}

function pathsOf({ vocabulary = {} }: SearchSite): string[] {
  const { makes = [], locations = [], dealerships = [] } = vocabulary;
  const [, ...types] = TYPE_SLUGS;
  return [
    paths.stock(),
    ...types.map((slug) => paths.search(slug)),
    ...BODY_TYPES.map(({ slug }) => paths.search(`${slug}-cars`)),
    ...makes.flatMap(({ slug, models }) => [
      paths.search(slug),
      ...models.map((model) => paths.search(slug, model.slug)),
    ]),
    ...[...locations, ...dealerships].map(({ slug }) => paths.search(slug)),
  ];
}
