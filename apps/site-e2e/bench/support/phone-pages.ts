import { ask } from '../../src/support/ask.ts';
import { stockOf, type StockCar } from '../../src/support/stock.ts';

/** A page to measure: its name, its site and its path. */
export interface PhonePage {
  name: string;
  site: string;
  path: string;
}

const forSale = (car: StockCar): boolean =>
  car.status === 'in_stock' && car.show_on_dealer_website !== false && (car.images?.length ?? 0) > 3;

/** The kinds of vehicle with different vehicle pages. */
const vehicles: Record<string, (car: StockCar) => boolean> = {
  car: (car) => forSale(car) && car.item_type === 'car' && car.simple_fuel !== 'Electric',
  'turning car': (car) => forSale(car) && (car.spin_images?.length ?? 0) > 1,
  'electric car': (car) => forSale(car) && car.simple_fuel === 'Electric',
  caravan: (car) => forSale(car) && car.item_type === 'caravan',
  truck: (car) => forSale(car) && car.item_type === 'truck',
  motorcycle: (car) => forSale(car) && car.item_type === 'motorcycle',
};

/**
 * Home, search and the first vehicle in the search results, of each site; then a vehicle of each kind, from the last site
 * that has one: specialised dealers come last.
 *
 * @throws Error where a search page lists no vehicle.
 */
export async function phonePages(sites: readonly string[], port: number): Promise<PhonePage[]> {
  const pages: PhonePage[] = [];
  for (const site of sites) {
    const listed = await ask(`http://${site}.localhost:${port}/search/used-cars`);
    const path = /href="(\/cars\/[^"]+)"/.exec(listed.text)?.[1];
    if (!path)
      throw new Error(`The search page of ${site} lists no vehicle, so there is no vehicle page to measure.`);
    pages.push({ name: 'home', site, path: '/' }, { name: 'search', site, path: '/search/used-cars' });
    pages.push({ name: 'vehicle', site, path });
  }
  for (const [name, isOne] of Object.entries(vehicles)) {
    const found = sites.flatMap((site) => {
      const car = stockOf(site).find(isOne);
      return car ? [{ name, site, path: `/cars/${car.slug}` }] : [];
    });
    pages.push(...found.slice(-1));
  }
  return pages;
}
