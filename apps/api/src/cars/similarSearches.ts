import { CAR_COLLECTION_ALIAS } from '@forecourt/stock-search';
import type { Car } from '@forecourt/vehicle';
import type { ApiSite } from '../ApiSite.ts';

const LIMIT = 10;

/**
 * The searches whose hits are like a car, best first: the same model, then the same body, then any. In stock on the site,
 * not the car itself, and with a price within $10,000 of its price under $50,000 and within $25,000 from there; a car
 * without a price has no band. (§7, VD-11)
 */
export function similarSearches(
  car: Car,
  { slug, excludeStock = [] }: Pick<ApiSite, 'slug' | 'excludeStock'>,
  collection: string = CAR_COLLECTION_ALIAS,
): object[] {
  const base = [
    `sites:=${quoted(slug)}`,
    'status:=in_stock',
    'show_on_dealer_website:=true',
    `id:!=${car.id}`,
    ...priceBand(car.price),
    ...(excludeStock.length > 0 ? [`stocknum:!=[${excludeStock.map(quoted).join(',')}]`] : []),
  ];
  const closer = [
    [`make_model:=${quoted(car.make_model)}`],
    car.simple_body ? [`simple_body:=${quoted(car.simple_body)}`] : null,
    [],
  ];
  return closer
    .filter((filters) => filters !== null)
    .map((filters) => ({
      collection,
      q: '*',
      query_by: 'name',
      filter_by: [...base, ...filters].join(' && '),
      per_page: LIMIT,
    }));
}

function priceBand(price: number | null): string[] {
  if (price === null || price <= 0) return [];
  const width = price < 50_000 ? 10_000 : 25_000;
  return [`price:[${Math.max(0, Math.floor(price - width))}..${Math.ceil(price + width)}]`];
}

/** A value that the filter language takes as it is. Backticks end a value, so they are left out. */
function quoted(value: string): string {
  return `\`${value.replaceAll('`', '')}\``;
}
