import type { BundledSite } from '@forecourt/site-config';
import { countRequest } from '@forecourt/stock-search';
import type { SiteFetch } from './fetchAdapter.ts';
import { keptBySite } from './keptBySite.ts';
import { multiSearch } from './multiSearch.ts';
import { searchSite } from './searchSite.ts';
import { stockMakes } from './stockMakes.ts';

/** A make or a model of a menu, with its available vehicles. */
export interface MenuEntry {
  name: string;
  slug: string;
  count: number;
}

/** A make of a menu with its models. */
export interface MenuMake extends MenuEntry {
  models: MenuEntry[];
}

const kept = keptBySite<MenuMake[]>();

/**
 * The makes of which a site has available vehicles, with their models, those with most vehicles first; each number is that of the search it
 * leads to, so sold vehicles do not count. Cached for 30 seconds per site.
 */
export function stockMenu(
  site: BundledSite,
  fetchPath: SiteFetch,
  apiKey: string,
  now: Date,
): Promise<MenuMake[]> {
  return kept(site.slug, now.getTime(), async () => {
    const makes = await stockMakes(site.slug, fetchPath, apiKey, now.getTime());
    const request = countRequest({}, searchSite(site), { now, facets: ['make', 'make_model'] });
    const [answer] = await multiSearch(fetchPath, apiKey, [{ ...request, max_facet_values: 2000 }]);
    const counts = new Map(
      answer?.facet_counts.flatMap((facet) =>
        facet.counts.map(({ value, count }) => [`${facet.field_name} ${value}`, count] as const),
      ),
    );
    const entries = (field: string, of: readonly { name: string; slug: string }[], prefix = '') =>
      of
        .map(({ name, slug }) => ({ name, slug, count: counts.get(`${field} ${prefix}${name}`) ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort(mostFirst);
    return entries('make', makes).map((make) => {
      const models = makes.find(({ slug }) => slug === make.slug)?.models ?? [];
      return { ...make, models: entries('make_model', models, `${make.name} `) };
    });
  });
}

function mostFirst(a: MenuEntry, b: MenuEntry): number {
  return b.count - a.count || (a.slug < b.slug ? -1 : 1);
}
