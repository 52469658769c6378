import { useRouteLoaderData } from 'react-router';
import type { SiteServices } from '@forecourt/page/loader';
import { SearchUnavailable, stockMakes } from '@forecourt/search-client';
import type { NavMake, RootData } from './root-data.ts';

/** The makes a site has in stock, for its dynamic dropdown; none while the engine is away, so that pages still stand. */
export async function loadNavMakes({ site, fetch, searchKey, now }: SiteServices): Promise<NavMake[]> {
  if (!site.nav.header.some((item) => 'dynamicDropdown' in item && item.dynamicDropdown === 'models'))
    return [];
  try {
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
