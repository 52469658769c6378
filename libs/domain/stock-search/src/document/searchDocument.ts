import { displayedPrice, marketRatio } from '@forecourt/pricing';
import { epochMs } from '@forecourt/values';
import {
  shownFeatures,
  simpleBody,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
  type Car,
} from '@forecourt/vehicle';
import { bodyLabel } from './bodyLabel.ts';
import { cardFields, type CardFields } from './cardFields.ts';
import { customRank } from './customRank.ts';
import { present } from './present.ts';
import { priceRangeLabel } from './priceRangeLabel.ts';
import type { WeeklyEstimate } from './weeklyEstimate.ts';

/** Input of a search document in addition to the car. */
export interface SearchDocumentOptions {
  readonly now: Date;
  /** The weekly repayment, if the site estimates one. */
  readonly weekly?: WeeklyEstimate | null;
}

/** The indexed fields, for search, filters, facets and sorting. A field without a value is left out. */
export interface IndexedFields {
  readonly id: string;
  /** The car's id as a number: the last sort key of every order. */
  readonly car_id: number;
  readonly slug: string;
  readonly name: string;
  readonly stocknum?: string;
  readonly make: string;
  readonly model: string;
  readonly make_model: string;
  readonly badge?: string;
  readonly series?: string;
  readonly year?: number;
  /** The displayed price in dollars; left out if the car has none, never 0. */
  readonly price?: number;
  readonly price_range?: string;
  /** The displayed price divided by the market average; left out without one of them. */
  readonly market_ratio?: number;
  /** When the price last fell, seconds since 1970. */
  readonly price_lowered_timestamp?: number;
  /** Dollars; left out when 0. */
  readonly subscription_price?: number;
  /** Dollars a week; its rates are separate fields. */
  readonly weekly_price?: number;
  readonly km?: number;
  readonly seats?: number;
  readonly doors?: number;
  /** The label of the body type; see `bodyLabel`. */
  readonly body?: string;
  readonly simple_body?: string;
  readonly drive?: string;
  readonly fuel?: string;
  readonly transmission?: string;
  readonly colour?: string;
  /** Caravans: feet, not rounded. */
  readonly body_length?: number;
  /** Caravans: people. */
  readonly sleeps?: number;
  readonly axle_type?: string;
  /** Caravans: kilograms. */
  readonly tare_weight?: number;
  /** Caravans: maximum towed mass, kilograms. */
  readonly aggregate_trailer_mass?: number;
  readonly car_type: Car['car_type'];
  readonly item_type: Car['item_type'];
  readonly status: string;
  readonly state?: string;
  readonly city?: string;
  readonly location_name?: string;
  readonly dealership_name?: string;
  readonly dealership_slug?: string;
  readonly tag?: string;
  readonly certified: boolean;
  /** Left out if the vehicle is not featured. */
  readonly featured?: true;
  readonly categories: readonly string[];
  readonly filtered_features: readonly string[];
  /** The features that the vehicle's page lists beside those; left out if there are none. */
  readonly further_features?: readonly string[];
  /** Seconds since 1970, never in the future. */
  readonly created_at_timestamp: number;
  /** Whole seconds since 1970. */
  readonly sold_date_timestamp?: number;
  readonly show_on_dealer_website: boolean;
  readonly custom_rank: number;
  /** Latitude and longitude in degrees. */
  readonly geo?: readonly [number, number];
}

/** A vehicle's document in the search engine: the indexed fields, and all fields that a card shows. */
export type SearchDocument = IndexedFields & CardFields;

/**
 * The search document of a vehicle. Amounts are dollars, times whole seconds, distances whole kilometres. Private facts (VIN,
 * plate, private place) are never in it. The same car and estimate give the same document at any time, unless the car's creation
 * date is after `now`.
 *
 * @example searchDocument(car, { now }).price // 29990
 */
export function searchDocument(car: Car, options: SearchDocumentOptions): SearchDocument {
  return {
    ...indexedText(car),
    ...indexedNumbers(car),
    ...present({ weekly_price: options.weekly?.amount }),
    created_at_timestamp: createdSeconds(car, options.now),
    ...cardFields(car, options.weekly ?? null),
  };
}

function indexedText(car: Car) {
  return {
    id: String(car.id),
    slug: car.slug,
    name: car.name,
    make: car.make,
    model: car.model,
    make_model: car.make_model,
    car_type: car.car_type,
    item_type: car.item_type,
    status: car.status,
    certified: car.certified,
    show_on_dealer_website: car.show_on_dealer_website,
    categories: car.categories,
    filtered_features: car.filtered_features,
    ...present({
      stocknum: car.stocknum,
      badge: car.badge,
      series: car.series,
      body: bodyLabel(car.simple_body ?? car.body),
      simple_body: simpleBody(car.simple_body ?? car.body),
      drive: simpleDrive(car.drive),
      fuel: car.simple_fuel ?? simpleFuel(car.fuel),
      transmission: car.simple_transmission ?? simpleTransmission(car.trans),
      colour: car.colour,
      axle_type: car.specifications?.axle_type,
      state: car.state,
      city: car.city,
      location_name: car.location_name,
      dealership_name: car.dealership_name,
      dealership_slug: car.dealership_slug,
      tag: car.tag,
      featured: car.featured ? (true as const) : null,
      further_features: furtherFeatures(car),
    }),
  };
}

/** A query finds a vehicle by each feature that its page lists, also by those that are no filter. */
function furtherFeatures(car: Car): string[] | null {
  const further = shownFeatures(car).filter((feature) => !car.filtered_features.includes(feature));
  return further.length > 0 ? further : null;
}

function indexedNumbers(car: Car) {
  const price = displayedPrice(car);
  const address = car.location?.address ?? null;
  return {
    car_id: car.id,
    custom_rank: customRank(car, price),
    ...present({
      price,
      price_range: price === null ? null : priceRangeLabel(price),
      market_ratio: marketRatio(car),
      price_lowered_timestamp: seconds(car.price_lowered_at),
      subscription_price: car.subscription_price || null,
      year: whole(car.year),
      // Some feeds give each caravan 0 km, which would be the lowest.
      km: car.item_type === 'caravan' ? null : whole(car.km),
      seats: whole(car.seats),
      doors: whole(car.doors),
      body_length: car.specifications?.body_length,
      sleeps: whole(car.specifications?.sleeps),
      tare_weight: whole(car.specifications?.tare_weight),
      aggregate_trailer_mass: whole(car.specifications?.aggregate_trailer_mass),
      sold_date_timestamp: car.sold_date_timestamp === null ? null : Math.floor(car.sold_date_timestamp),
      geo: geoPoint(address?.lat, address?.long),
    }),
  };
}

function createdSeconds(car: Car, now: Date): number {
  const created = epochMs(car.created_at) ?? epochMs(car.updated_at) ?? now.getTime();
  return Math.floor(Math.min(created, now.getTime()) / 1000);
}

function seconds(instant: string | null): number | null {
  const ms = epochMs(instant);
  return ms === null ? null : Math.floor(ms / 1000);
}

function geoPoint(lat: number | null | undefined, long: number | null | undefined): [number, number] | null {
  return typeof lat === 'number' && typeof long === 'number' ? [lat, long] : null;
}

function whole(amount: number | null | undefined): number | null {
  return amount == null ? null : Math.round(amount);
}
