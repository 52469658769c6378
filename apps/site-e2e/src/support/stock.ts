import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Car, ItemType } from '@forecourt/vehicle';
import { builtSite } from '../setup/sites.ts';

/** A vehicle of the imported feed; fields missing in the feed are undefined. */
export type StockCar = Partial<Car> & Pick<Car, 'slug' | 'name' | 'make' | 'model' | 'status' | 'car_type'>;

interface Feed {
  offered: StockCar[];
  excluded: StockCar[];
}

const read = new Map<string, Feed>();

/** The stock of a site, loaded by the setup, in feed order, without what its dealer excludes. */
export function stockOf(site: string): StockCar[] {
  return feedOf(site).offered;
}

/** The vehicles of the feed that the dealer excludes. */
export function excludedOf(site: string): StockCar[] {
  return feedOf(site).excluded;
}

/** Reads the feed of a site, once. */
function feedOf(site: string): Feed {
  const known = read.get(site);
  if (known) return known;
  const folder = process.env['FORECOURT_JOURNEY_STOCK'];
  if (!folder) throw new Error('No stock was loaded: FORECOURT_JOURNEY_STOCK is not set.');
  const text = readFileSync(path.join(folder, `${site}.ndjson`), 'utf8');
  const lines = text.trimEnd().split('\n');
  const cars = lines.map((line): StockCar => JSON.parse(line));
  const { excludeStock } = builtSite(site).dealer.stock;
  const isExcluded = ({ stocknum }: StockCar) => stocknum != null && excludeStock.includes(stocknum);
  const feed = { offered: cars.filter((car) => !isExcluded(car)), excluded: cars.filter(isExcluded) };
  read.set(site, feed);
  return feed;
}

const DAY_SECONDS = 86_400;

/** Seconds since the vehicle was sold, or null. */
const secondsSold = ({ sold_date_timestamp: soldAt }: StockCar): number | null =>
  soldAt == null ? null : Date.now() / 1000 - soldAt;

const isSoldLately = (car: StockCar): boolean =>
  car.status === 'sold' && (secondsSold(car) ?? Infinity) < 2.9 * DAY_SECONDS;

/** The kinds of vehicle that a journey can look for. */
export type Kind =
  | 'plain'
  | 'registered'
  | 'turnable'
  | 'filmed'
  | 'comingSoon'
  | 'reserved'
  | 'soldLately'
  | 'soldLongAgo'
  | 'hidden'
  | 'withdrawn'
  | 'withoutPrice'
  | 'withoutPictures';

/** The predicate of each kind. */
const kinds: Record<Kind, (car: StockCar, sold: ItemType) => boolean> = {
  /** For sale, with a price and several pictures, of the site's main kind of vehicle. */
  plain: (car: StockCar, sold: ItemType) =>
    car.status === 'in_stock' &&
    car.item_type === sold &&
    car.show_on_dealer_website !== false &&
    !car.reserved &&
    (car.price ?? 0) > 0 &&
    (car.images?.length ?? 0) >= (sold === 'truck' ? 3 : 4) && // trucks have at most three pictures
    (car.spin_images?.length ?? 0) === 0 &&
    car.video_url == null,
  /** The same with a private registration number. */
  registered: (car: StockCar, sold: ItemType) => kinds.plain(car, sold) && car.regplate !== undefined,
  /** For sale, with a 360 view. */
  turnable: (car: StockCar) =>
    car.status === 'in_stock' && car.show_on_dealer_website !== false && (car.spin_images?.length ?? 0) > 1,
  filmed: (car: StockCar) =>
    car.status === 'in_stock' && car.show_on_dealer_website !== false && car.video_url != null,
  comingSoon: (car: StockCar) => car.status === 'coming_soon' && car.show_on_dealer_website !== false,
  reserved: (car: StockCar) =>
    car.status === 'in_stock' && car.reserved === true && car.show_on_dealer_website !== false,
  soldLately: (car: StockCar) => isSoldLately(car),
  soldLongAgo: (car: StockCar) => car.status === 'sold' && (secondsSold(car) ?? 0) > 3.1 * DAY_SECONDS,
  hidden: (car: StockCar) => car.status === 'in_stock' && car.show_on_dealer_website === false,
  withdrawn: (car: StockCar) => car.status === 'withdrawn',
  withoutPrice: (car: StockCar) =>
    car.status === 'in_stock' && car.price === undefined && car.show_on_dealer_website !== false,
  withoutPictures: (car: StockCar) =>
    car.status === 'in_stock' && car.images?.length === 0 && car.show_on_dealer_website !== false,
};

/** Whether search pages list a vehicle: in stock, coming soon, or sold within three days. */
export const isListed = (car: StockCar): boolean =>
  car.show_on_dealer_website !== false &&
  (car.status === 'in_stock' || car.status === 'coming_soon' || isSoldLately(car));

/** The vehicles of a kind in a site's stock, in feed order. */
export function carsOf(site: string, kind: Kind): StockCar[] {
  const [sold = 'car'] = builtSite(site).dealer.stock.itemTypes;
  return stockOf(site).filter((car) => kinds[kind](car, sold));
}

/**
 * The first vehicle of a kind in a site's stock.
 *
 * @throws Error where there is none: the journey would prove nothing.
 */
export function carOf(site: string, kind: Kind): StockCar {
  const [car] = carsOf(site, kind);
  if (!car) throw new Error(`The stock of ${site} has no vehicle of the kind "${kind}".`);
  return car;
}
