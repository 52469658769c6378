import { zonedInstant } from '@forecourt/location';
import { readAmount, readFlag, readNumber, readText } from '@forecourt/values';
import {
  carName,
  parseCar,
  readItemType,
  readStatus,
  simpleBody,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
  type Car,
  type CarType,
} from '@forecourt/vehicle';
import { cleanText } from '../fields/cleanText.ts';
import { readFeatures } from '../fields/readFeatures.ts';
import { readFeedDate } from '../fields/readFeedDate.ts';
import { readImageUrls } from '../fields/readImageUrls.ts';
import { readMake } from '../fields/readMake.ts';
import { readTerms, type FeedPrice } from '../fields/readPrice.ts';
import { readWords } from '../fields/readWords.ts';
import type { FeedDraft } from '../maps/feedMap.ts';
import type { Warn } from '../warning.ts';
import { findLocation, type FeedSite } from './feedSite.ts';

/** The values that decided whether the row is accepted. */
export interface DecidedValues {
  stocknum: string;
  vin: string | null;
  carType: CarType;
  year: number | null;
  km: number | null;
  price: FeedPrice;
  comments: string | null;
}

/** Maximum number of features per car in the feature filter. */
const MOST_FILTERED_FEATURES = 40;

/** The time of a date without a time: nine in the morning, in minutes after midnight. */
const OPENING_MINUTE = 9 * 60;

/** An engine size below this is in litres, else in cubic centimetres. */
const LEAST_CC = 100;

/**
 * Builds the car of an accepted row, with id 0 until the database gives it one: name, slug, simple body, fuel and transmission
 * are derived here, the location is the site's if it matches one, and `parseCar` validates the result.
 */
export function buildCar(
  draft: FeedDraft,
  values: DecidedValues,
  { site, now }: { site: FeedSite; now: Date },
  warn: Warn,
): Car {
  const text = (key: keyof FeedDraft, field: string = key) => {
    const value = draft[key];
    return cleanText(typeof value === 'string' ? value : null, field, warn);
  };
  const words = (key: keyof FeedDraft, field: string = key) => {
    const value = draft[key];
    return readWords(typeof value === 'string' ? value : null, field, warn);
  };
  const make = readMake(text('make') ?? '');
  const model = text('model') ?? '';
  const badge = text('badge');
  const features = readFeatures(draft.features ?? [], warn);
  const car = parseCar({
    id: 0,
    stocknum: values.stocknum,
    vin: values.vin,
    regplate: text('regplate'),
    name: carName({ year: values.year, make, model, badge }),
    carsales_title: text('title'),
    make,
    model,
    badge,
    series: text('series'),
    year: values.year,
    car_type: values.carType,
    item_type: readItemType(readText(draft.itemType)),
    status: readStatus(readText(draft.status) ?? 'in_stock'),
    certified: readFlag(draft.certified) ?? false,
    km: values.km,
    colour: words('colour'),
    interior_colour: words('interiorColour', 'interior_colour'),
    ...readMechanics(draft, words, warn),
    ...readPrices(draft, values.price, warn),
    ...readPlace(draft, text, site),
    created_at: readInStockSince(draft, site, now, warn),
    images: readImageUrls(draft.images ?? [], warn),
    dealercomments: values.comments,
    standardEquipment: features,
    filtered_features: features.slice(0, MOST_FILTERED_FEATURES),
  });
  return { ...car, simple_body: knownBody(car, warn) };
}

type Text = (key: keyof FeedDraft, field?: string) => string | null;

function readMechanics(draft: FeedDraft, words: Text, warn: Warn): Record<string, unknown> {
  const trans = words('transmission', 'trans');
  const fuel = words('fuel');
  const drive = words('drive');
  if (simpleTransmission(trans) === 'Other' && !saysOther(trans))
    warn('unknown_transmission', 'trans', trans);
  if (simpleFuel(fuel) === 'Other' && !saysOther(fuel)) warn('unknown_fuel', 'fuel', fuel);
  const size = readAmount(draft.engineSize?.replace(/\s*L$/i, ''));
  const litres = size === null || size === 0 ? null : size < LEAST_CC ? size : Math.round(size / 100) / 10;
  const cc = size === null || size === 0 ? null : size < LEAST_CC ? Math.round(size * 1_000) : size;
  return {
    body: words('body'),
    doors: readAmount(draft.doors?.replace(/\s*Doors?$/i, '')),
    seats: readAmount(draft.seats?.replace(/\s*Seats?$/i, '')),
    trans,
    fuel,
    drive: simpleDrive(drive) === 'Other' ? (saysOther(drive) ? null : drive) : simpleDrive(drive),
    engine_size: cc,
    engine_size_litres: litres,
    variant: {
      cylinders: readAmount(draft.cylinders),
      enginesize: cc,
      enginesize_litres: litres,
      geartype: trans,
      fuelconsumptioncombined: readAmount(draft.consumption) || null,
    },
  };
}

function readPrices(draft: FeedDraft, { price, terms }: FeedPrice, warn: Warn): Record<string, unknown> {
  const was = readNumber(draft.wasPrice);
  if (was !== null && price !== null && was <= price)
    warn('was_price_ignored', 'before_price', draft.wasPrice);
  return {
    price,
    // Unknown terms are the dealer's own text, shown beside the price unchanged.
    price_type: terms ?? readTerms(draft.priceTerms ?? null) ?? readText(draft.priceTerms),
    before_price: was !== null && price !== null && was > price ? was : null,
  };
}

function readPlace(draft: FeedDraft, text: Text, site: FeedSite): Record<string, unknown> {
  const yard = findLocation(draft, site);
  if (yard) {
    const dealership = site.dealerships.find((entry) => entry.id === yard.dealership_id);
    return {
      location: { id: yard.id, address: yard.address },
      location_id: yard.id,
      location_name: yard.name,
      city: yard.address.city,
      state: yard.address.state,
      dealership_id: yard.dealership_id,
      dealership_slug: yard.dealership_slug,
      dealership_name: dealership?.name ?? null,
    };
  }
  const [city, state] = [text('city'), text('state')];
  const address = {
    street: text('street'),
    city,
    state,
    postcode: text('postcode'),
    lat: draft.lat,
    long: draft.long,
  };
  const [only] = site.dealerships.length === 1 ? site.dealerships : [];
  const dealership = site.dealerships.find((entry) => String(entry.id) === draft.dealershipId) ?? only;
  return {
    location: { id: readAmount(draft.locationId), address },
    location_id: readAmount(draft.locationId),
    location_name: text('locationName', 'location_name'),
    city,
    state,
    dealership_id: dealership?.id ?? readAmount(draft.dealershipId),
    dealership_slug: dealership?.slug ?? null,
    dealership_name: dealership?.name ?? null,
  };
}

/** A stock date before this one, or more than a year ahead, is invalid. */
const EARLIEST_STOCK = '1980-01-01';
const YEAR_MS = 366 * 86_400_000;

function readInStockSince(
  { inStockSince }: FeedDraft,
  { timeZone }: FeedSite,
  now: Date,
  warn: Warn,
): string | null {
  const date = readFeedDate(inStockSince ?? null, timeZone, 'created_at', warn);
  if (date === null) return null;
  const since = zonedInstant(date, OPENING_MINUTE, timeZone);
  if (date >= EARLIEST_STOCK && since.getTime() <= now.getTime() + YEAR_MS) return since.toISOString();
  warn('invalid_date', 'created_at', inStockSince);
  return null;
}

/**
 * A car with an unknown body has no value in the body filter, where `Other` would be misleading. The feed's text is kept for the
 * page.
 */
function knownBody(car: Car, warn: Warn): string | null {
  if (simpleBody(car.body) !== 'Other' || saysOther(car.body)) return car.simple_body;
  warn('unknown_body', 'body', car.body);
  return null;
}

function saysOther(value: string | null): boolean {
  return value?.toLowerCase() === 'other';
}
