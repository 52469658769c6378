import { CAR_COLLECTION_ALIAS, makeVocabulary } from '@forecourt/stock-search';
import type { MakeEntry } from '@forecourt/stock-search';
import type { SiteFetch } from './fetchAdapter.ts';
import { multiSearch } from './multiSearch.ts';

const KEPT_MS = 30_000;
const kept = new Map<string, { at: number; makes: Promise<MakeEntry[]> }>();

/**
 * The makes and models that a site has in stock, from the engine's own counts; asked at most every 30 seconds for a site.
 *
 * @param now milliseconds since the epoch.
 */
export function stockMakes(
  slug: string,
  fetchPath: SiteFetch,
  apiKey: string,
  now: number,
): Promise<MakeEntry[]> {
  const known = kept.get(slug);
  if (known && now - known.at < KEPT_MS && now >= known.at) return known.makes;
  const makes = readMakes(fetchPath, apiKey);
  kept.set(slug, { at: now, makes });
  makes.catch(() => kept.delete(slug));
  return makes;
}

async function readMakes(fetchPath: SiteFetch, apiKey: string): Promise<MakeEntry[]> {
  const [answer] = await multiSearch(fetchPath, apiKey, [
    {
      collection: CAR_COLLECTION_ALIAS,
      q: '*',
      query_by: 'name',
      per_page: 0,
      facet_by: 'make,make_model',
      max_facet_values: 2000,
    },
  ]);
  const valuesOf = (field: string) =>
    answer?.facet_counts.find(({ field_name }) => field_name === field)?.counts.map(({ value }) => value) ??
    [];
  // "Land Rover Defender" belongs to "Land Rover", not to a make called "Land".
  const makes = valuesOf('make').sort((a, b) => b.length - a.length);
  const pairs = valuesOf('make_model').flatMap((makeModel) => {
    const make = makes.find((name) => makeModel.startsWith(`${name} `));
    return make ? [{ make, model: makeModel.slice(make.length + 1) }] : [];
  });
  return makeVocabulary([...pairs, ...makes.map((make) => ({ make, model: '' }))]);
}
