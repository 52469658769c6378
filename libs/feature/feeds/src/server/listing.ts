import { placeOf } from '@forecourt/location';
import { priceDisplay, priceTypeIn } from '@forecourt/pricing';
import type { PriceType } from '@forecourt/pricing';
import { paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { localDate, readText } from '@forecourt/values';
import { carName, shownFeatures } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

/** The site of a file. */
export interface FeedSource {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  site: Pick<PublicSite, 'name' | 'zone' | 'locations'>;
  storeCodes: Readonly<Record<string, string>>;
  /** Stock numbers that several dealers of the site have used. */
  sharedNumbers?: ReadonlySet<string>;
}

/** A vehicle as every file has it. Missing facts are null. */
export interface Listing {
  car: Car;
  /** The stock number; with the number of the vehicle where another one of the site has the same. */
  id: string;
  title: string;
  /** Its page. */
  url: string;
  /** Absolute addresses of its pictures. */
  images: string[];
  price: number | null;
  priceType: PriceType | null;
  wasPrice: number | null;
  state: 'available' | 'reserved' | 'coming soon';
  /** Whether it is sold as new. A demonstrator is not. */
  isNew: boolean;
  /** Calendar day in the zone of the site. */
  inStockSince: string | null;
  place: PublicSite['locations'][number] | null;
  storeCode: string | null;
  features: string[];
  description: string;
}

/**
 * The facts of a vehicle for the files. A stock number that several dealers have used is no id by itself, whichever of the vehicles is still
 * for sale, so that the ids of the others stay. `taken` has the ids before it and gets this one.
 */
export function listingOf(
  car: Car,
  { origin, site, storeCodes, sharedNumbers }: FeedSource,
  taken: Set<string>,
): Listing {
  const { amount: price, was: wasPrice } = priceDisplay(car);
  const number = readText(car.stocknum) ?? String(car.id);
  const id = sharedNumbers?.has(number) || taken.has(number) ? `${number}-${car.id}` : number;
  taken.add(id);
  const place = placeOf(car, site) ?? null;
  return {
    car,
    id,
    title: carName(car),
    url: `${origin}${paths.vehicle(car.slug)}`,
    images: car.images.flatMap(({ image }) => URL.parse(image.url, origin)?.href ?? []),
    price,
    priceType: priceTypeIn(car.price_type),
    wasPrice,
    state: car.reserved ? 'reserved' : car.status === 'coming_soon' ? 'coming soon' : 'available',
    isNew: car.car_type === 'new',
    inStockSince: car.created_at === null ? null : localDate(new Date(car.created_at), site.zone),
    place,
    storeCode: place && (storeCodes[place.id] ?? String(place.id)),
    features: shownFeatures(car),
    description: readText(car.dealercomments) ?? carName(car),
  };
}
