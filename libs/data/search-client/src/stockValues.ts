import { TEXT_FACETS, engineRequest, facetField } from '@forecourt/stock-search';
import type { Facet, SearchSite } from '@forecourt/stock-search';
import type { SiteFetch } from './fetchAdapter.ts';
import { multiSearch } from './multiSearch.ts';

const KEPT_MS = 30_000;
const kept = new Map<string, { at: number; values: Promise<StockValues> }>();

/** Facet values and bounds of a site's whole listed stock, without filters. */
export interface StockValues {
  /** The values of each requested facet, most frequent first. */
  values: Partial<Record<Facet, string[]>>;
  /** Minimum and maximum of each requested number. */
  bounds: Partial<Record<Facet, { min: number; max: number }>>;
}

/**
 * The values and bounds of a site's listed stock, so that a filter can show values without results; cached for
 * 30 seconds per site.
 *
 * @param facets which facets; the same for every call of a site.
 */
export function stockValues(
  site: SearchSite,
  facets: readonly Facet[],
  fetchPath: SiteFetch,
  apiKey: string,
  now: Date,
): Promise<StockValues> {
  const known = kept.get(site.slug);
  const age = known ? now.getTime() - known.at : KEPT_MS;
  if (known && age >= 0 && age < KEPT_MS) return known.values;
  const values = readValues(site, facets, fetchPath, apiKey, now);
  kept.set(site.slug, { at: now.getTime(), values });
  values.catch(() => kept.delete(site.slug));
  return values;
}

async function readValues(
  site: SearchSite,
  facets: readonly Facet[],
  fetchPath: SiteFetch,
  apiKey: string,
  now: Date,
): Promise<StockValues> {
  const request = engineRequest({}, { ...site, pageSize: 0 }, { now, facets });
  const [answer] = await multiSearch(fetchPath, apiKey, [request]);
  const found: StockValues = { values: {}, bounds: {} };
  for (const facet of facets) {
    const { counts = [], stats } =
      answer?.facet_counts.find(({ field_name }) => field_name === facetField(facet)) ?? {};
    if (TEXT_FACETS.some((text) => text === facet)) found.values[facet] = counts.map(({ value }) => value);
    else if (stats?.min !== undefined && stats.max !== undefined)
      found.bounds[facet] = { min: stats.min, max: stats.max };
  }
  return found;
}
