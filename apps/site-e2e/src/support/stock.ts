import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Car, ItemType } from '@forecourt/vehicle';
import { builtSite } from '../setup/sites.ts';

/** A vehicle of the feed that was imported; what the feed leaves out is not there. */
export type StockCar = Partial<Car> & Pick<Car, 'slug' | 'name' | 'make' | 'model' | 'status' | 'car_type'>;

const read = new Map<string, StockCar[]>();

/** The stock that the set-up loaded into a site, in the order of its feed. */
export function stockOf(site: string): StockCar[] {
  const known = read.get(site);
  if (known) return known;
  const folder = process.env['FORECOURT_JOURNEY_STOCK'];
  if (!folder) throw new Error('The set-up has loaded no stock: FORECOURT_JOURNEY_STOCK is not set.');
  const text = readFileSync(path.join(folder, `${site}.ndjson`), 'utf8');
  const lines = text.trimEnd().split('\n');
  const stock = lines.map((line): StockCar => JSON.parse(line));
  read.set(site, stock);
  return stock;
}

const DAY_SECONDS = 86_400;

/** Seconds since the vehicle was sold, or null. */
const secondsSold = ({ sold_date_timestamp: soldAt }: StockCar): number | null =>
  soldAt == null ? null : Date.now() / 1000 - soldAt;

const isSoldLately = (car: StockCar): boolean =>
  car.status === 'sold' && (secondsSold(car) ?? Infinity) < 2.9 * DAY_SECONDS;

/** What a journey looks for in the stock. */
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

/** What the demonstration stock has of each kind that a journey looks for. */
const kinds: Record<Kind, (car: StockCar, sold: ItemType) => boolean> = {
  /** For sale, with a price and pictures to turn over: what most vehicles are of the kind that the site sells first of all. */
  plain: (car: StockCar, sold: ItemType) =>
    car.status === 'in_stock' &&
    car.item_type === sold &&
    car.show_on_dealer_website !== false &&
    !car.reserved &&
    (car.price ?? 0) > 0 &&
    (car.images?.length ?? 0) >= (sold === 'truck' ? 3 : 4) && // of trucks there are three pictures at most
    (car.spin_images?.length ?? 0) === 0 &&
    car.video_url == null,
  /** The same with a registration that is nobody's business. */
  registered: (car: StockCar, sold: ItemType) => kinds.plain(car, sold) && car.regplate !== undefined,
  /** For sale, and rendered from all sides. */
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

/** Whether the search pages show a vehicle: in stock, coming, or sold within three days. */
export const isListed = (car: StockCar): boolean =>
  car.show_on_dealer_website !== false &&
  (car.status === 'in_stock' || car.status === 'coming_soon' || isSoldLately(car));

/** The vehicles of a kind in a site's stock, in the order of its feed. */
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
