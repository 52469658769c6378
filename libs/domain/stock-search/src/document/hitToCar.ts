import { readState } from '@forecourt/values';
import type { Car, FeatureFlags } from '@forecourt/vehicle';
import { FEATURES } from '@forecourt/vehicle';
import type { CardHit } from './cardHit.ts';
import type { WeeklyEstimate } from './weeklyEstimate.ts';

/**
 * Converts a hit to a car with the fields of a card: price, name, pictures, place, state and specifications come from the index;
 * fields that are not indexed (VIN, comments, equipment, finance) are `null` or empty. So every function of a `Car` accepts a
 * hit, and a list page needs no other request. Lists that a request left out are empty, except for the first picture.
 *
 * @example hitToCar(searchDocument(car, options)).price === car.price // true
 */
export function hitToCar(hit: CardHit): Car {
  return {
    ...ABSENT,
    ...identity(hit),
    ...description(hit),
    ...state(hit),
    ...price(hit),
    ...media(hit),
    ...place(hit),
  };
}

/**
 * The weekly repayment of a hit with its two rates, which must be shown with it; `null` unless all three are known.
 *
 * @example hitWeekly(hit) // { amount: 134, annualRatePercent: 6.29, comparisonRatePercent: 8.19 }
 */
export function hitWeekly(hit: CardHit): WeeklyEstimate | null {
  const { weekly_price: amount, weekly_annual_rate: rate, weekly_comparison_rate: comparison } = hit;
  if (amount === undefined || rate === undefined || comparison === undefined) return null;
  return { amount, annualRatePercent: rate, comparisonRatePercent: comparison };
}

const ABSENT = {
  nvic: null,
  vin: null,
  regplate: null,
  has_nvic: false,
  interior_colour: null,
  bodyconfiguration: null,
  gearnum: null,
  engine_size: null,
  views: null,
  rego_expiry: null,
  build_date: null,
  compliance_date: null,
  video_url: null,
  external_video_url: null,
  video: null,
  spin_images: null,
  spin_code: null,
  spin_interior_image: null,
  spin_interior_size: null,
  hotspots: null,
  file: null,
  dealercomments: null,
  standardEquipment: [],
  private_suburb: null,
  private_postcode: null,
  variant: null,
  finance_lenders: null,
  youxQuote: null,
} satisfies Partial<Car>;

function identity(hit: CardHit) {
  return {
    id: hit.car_id,
    slug: hit.slug,
    name: hit.name,
    carsales_title: hit.name,
    stocknum: hit.stocknum ?? null,
    path: hit.path,
  };
}

function description(hit: CardHit) {
  return {
    make: hit.make,
    model: hit.model,
    make_model: hit.make_model,
    badge: hit.badge ?? null,
    series: hit.series ?? null,
    year: hit.year ?? null,
    colour: hit.colour ?? null,
    body: hit.body ?? null,
    simple_body: hit.simple_body ?? null,
    drive: hit.drive ?? null,
    doors: hit.doors ?? null,
    seats: hit.seats ?? null,
    simple_transmission: hit.transmission ?? null,
    trans: hit.transmission ?? null,
    engine_size_litres: hit.engine_size_litres ?? null,
    fuel: hit.fuel ?? null,
    simple_fuel: hit.fuel ?? null,
    km: hit.km ?? null,
    categories: [...(hit.categories ?? [])],
    filtered_features: [...(hit.filtered_features ?? [])],
    specifications: caravanSpecifications(hit),
  };
}

function state(hit: CardHit) {
  return {
    car_type: hit.car_type,
    status: hit.status,
    item_type: hit.item_type,
    tag: hit.tag ?? null,
    reserved: hit.reserved,
    certified: hit.certified,
    preorder: hit.preorder,
    featured: hit.featured ?? false,
    created_at: hit.created_at ?? null,
    updated_at: hit.updated_at ?? null,
    sold_date_timestamp: hit.sold_date_timestamp ?? null,
    show_on_dealer_website: hit.show_on_dealer_website ?? true,
    features: featureFlags(hit),
  };
}

function price(hit: CardHit) {
  const average = hit.average_market_price ?? null;
  const stateAverage = hit.state_average_market_price ?? null;
  return {
    price: hit.list_price ?? null,
    before_price: hit.before_price ?? null,
    subscription_price: hit.subscription_price ?? null,
    price_type: hit.price_type ?? null,
    offer_price: hit.offer_price ?? null,
    price_lowered_at:
      hit.price_lowered_timestamp === undefined
        ? null
        : new Date(hit.price_lowered_timestamp * 1000).toISOString(),
    autograb_data:
      average === null && stateAverage === null
        ? null
        : { average_market_price: average, state_average_market_price: stateAverage },
  };
}

function media(hit: CardHit) {
  const urls = hit.image_urls ?? (hit.primary_image_url === undefined ? [] : [hit.primary_image_url]);
  const thumbs = [...(hit.image_thumbs ?? urls)];
  return {
    images: urls.map((url, at) => ({ image: { url, thumb: { url: thumbs[at] ?? url } } })),
    thumbnails: thumbs,
    primary_image_url: hit.primary_image_url ?? null,
    photos_count: hit.photos_count ?? null,
  };
}

function place(hit: CardHit) {
  return {
    location: hit.location_id === undefined ? null : { id: hit.location_id, address: null },
    location_id: hit.location_id ?? null,
    location_name: hit.location_name ?? null,
    dealership_name: hit.dealership_name ?? null,
    dealership_slug: hit.dealership_slug ?? null,
    dealership_id: hit.dealership_id ?? null,
    city: hit.city ?? null,
    state: readState(hit.state),
  };
}

function caravanSpecifications(hit: CardHit): Car['specifications'] {
  if (hit.item_type !== 'caravan') return null;
  return {
    body_length: hit.body_length ?? null,
    body_width: hit.body_width ?? null,
    tare_weight: hit.tare_weight ?? null,
    axle_type: hit.axle_type ?? null,
    sleeps: hit.sleeps ?? null,
    aggregate_trailer_mass: hit.aggregate_trailer_mass ?? null,
  };
}

function featureFlags(hit: CardHit): FeatureFlags | null {
  if (hit.features_on === undefined && hit.features_off === undefined) return null;
  const flags: FeatureFlags = {};
  for (const feature of FEATURES) {
    if (hit.features_on?.includes(feature)) flags[feature] = true;
    if (hit.features_off?.includes(feature)) flags[feature] = false;
  }
  return flags;
}
