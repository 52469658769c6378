import { CARAVAN_FACETS } from '@forecourt/stock-search';
import type { Facet, SearchState } from '@forecourt/stock-search';

/** Facets without a value for caravans; see `cardFacts`. */
const ENGINE_FACETS: readonly Facet[] = ['drive', 'fuel', 'km', 'seats', 'transmission'];
const OF_CARAVANS: readonly Facet[] = CARAVAN_FACETS;

/**
 * The filters that apply to the vehicles of a search: berths and lengths only if caravans are sold and searched, kilometres and
 * transmission only if anything else is. (ruling 124)
 *
 * @example shownFacets(['sleeps', 'km', 'price'], { itemTypes: ['car'], item_type: [] }) // ['km', 'price']
 */
export function shownFacets(
  facets: readonly Facet[],
  { itemTypes, item_type: chosen }: { itemTypes: readonly string[] } & Pick<SearchState, 'item_type'>,
): Facet[] {
  const wanted =
    chosen.length === 0 ? itemTypes : itemTypes.filter((type) => chosen.some((one) => one === type));
  const caravans = wanted.includes('caravan');
  const others = wanted.some((type) => type !== 'caravan');
  return facets.filter((facet) => {
    if (OF_CARAVANS.includes(facet)) return caravans;
    return others || !ENGINE_FACETS.includes(facet);
  });
}
