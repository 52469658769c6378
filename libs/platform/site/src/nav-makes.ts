import { useRouteLoaderData } from 'react-router';
import type { SiteServices } from '@forecourt/page/loader';
import { SearchUnavailable, stockMakes, stockMenu } from '@forecourt/search-client';
import type { NavMake, RootData } from './root-data.ts';

/** The most makes of a panel, and models of each: those with most vehicles. */
const PANEL_MAKES = 12;
const PANEL_MODELS = 6;

/** The makes a site has in stock, for its dynamic dropdown, for a panel with models and numbers; none while the engine is away, so that pages still stand. */
export async function loadNavMakes({ site, fetch, searchKey, now }: SiteServices): Promise<NavMake[]> {
  const filled = new Set(site.nav.header.map((item) => 'dynamicDropdown' in item && item.dynamicDropdown));
  if (!filled.has('models') && !filled.has('modelPanel')) return [];
  try {
    if (filled.has('modelPanel')) {
      const menu = await stockMenu(site, fetch, searchKey, now);
      return menu
        .slice(0, PANEL_MAKES)
        .map((make) => ({ ...make, models: make.models.slice(0, PANEL_MODELS) }));
    }
    const makes = await stockMakes(site.slug, fetch, searchKey, now.getTime());
    return makes.map(({ name, slug }) => ({ name, slug }));
  } catch (error) {
    if (error instanceof SearchUnavailable) return [];
    throw error;
  }
}

/** The makes for the header; none on an error page that came before the root's data. */
export function useNavMakes(): readonly NavMake[] {
  return useRouteLoaderData<RootData>('root')?.makes ?? [];
}
