import { CAR_COLLECTION_ALIAS, hitToCar, hitWeekly } from '@forecourt/stock-search';
import { SearchUnavailable, multiSearch } from '@forecourt/search-client';
import type { StockAnswer } from '@forecourt/search-client';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';

export interface StockCount {
  value: string;
  count: number;
}

/** The stock behind the home page: how much of what, and the newest vehicles. */
export interface HomeStock {
  total: number;
  makes: StockCount[];
  bodies: StockCount[];
  carTypes: StockCount[];
  newest: { car: ReturnType<typeof hitToCar>; weekly: ReturnType<typeof hitWeekly> }[];
}

const noStock: HomeStock = { total: 0, makes: [], bodies: [], carTypes: [], newest: [] };

/** Asks the engine once for everything the home page shows. The page stands without the engine: it then shows no stock. */
export async function loadHome(services: SiteServices): Promise<HomeStock> {
  const sections = featureOptions(services.site, 'home')?.sections ?? [];
  const count = Math.max(0, ...sections.map((section) => (section.type === 'stock' ? section.count : 0)));
  const listed = 'show_on_dealer_website:=true && status:=[in_stock,coming_soon]';
  const common = { collection: CAR_COLLECTION_ALIAS, q: '*', query_by: 'name' };
  try {
    const [counts, newest] = await multiSearch(services.fetch, services.searchKey, [
      { ...common, filter_by: listed, per_page: 0, facet_by: 'make,body,car_type', max_facet_values: 60 },
      {
        ...common,
        filter_by: `${listed} && status:=in_stock && price:>0`,
        per_page: count,
        sort_by: 'created_at_timestamp:desc',
      },
    ]);
    return counts && newest ? toStock(counts, newest) : noStock;
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return noStock;
  }
}

function toStock(counts: StockAnswer, newest: StockAnswer): HomeStock {
  const valuesOf = (field: string) =>
    counts.facet_counts
      .find(({ field_name }) => field_name === field)
      ?.counts.map(({ value, count }) => ({ value, count })) ?? [];
  return {
    total: counts.found,
    makes: valuesOf('make'),
    bodies: valuesOf('body'),
    carTypes: valuesOf('car_type'),
    newest: newest.hits.map(({ document }) => ({ car: hitToCar(document), weekly: hitWeekly(document) })),
  };
}
