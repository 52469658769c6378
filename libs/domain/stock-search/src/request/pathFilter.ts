import type { SearchSite } from '../state/searchSite.ts';
import type { SearchState } from '../state/searchState.ts';
import { PRESTIGE_PATH } from '../url/searchPath.ts';
import { anyOf, either } from './filterText.ts';

/**
 * The filter of a path that facets cannot express: prestige is one of the site's makes or a price from its minimum up. Empty on
 * every other path. (ruling 10)
 */
export function pathFilter(state: Pick<SearchState, 'currentPath'>, site: SearchSite): string {
  const prestige = site.vocabulary?.prestige;
  if (state.currentPath !== PRESTIGE_PATH || !prestige) return '';
  const { makes = [], minPrice } = prestige;
  return either([
    ...(makes.length > 0 ? [anyOf('make', makes)] : []),
    ...(typeof minPrice === 'number' ? [`price:>=${minPrice}`] : []),
  ]);
}
