import type { Car } from '@forecourt/vehicle';
import { present } from './present.ts';
import type { WeeklyEstimate } from './weeklyEstimate.ts';

const CARD_PICTURES = 6;

/** Fields that only a card shows: stored, not indexed. A field without a value is left out. */
export interface CardFields {
  readonly path: string;
  /** The feed's price in dollars, before any reduction. */
  readonly list_price?: number;
  readonly before_price?: number;
  readonly offer_price?: number;
  readonly price_type?: string;
  readonly reserved: boolean;
  readonly preorder: boolean;
  /** URLs of the first six pictures. */
  readonly image_urls: readonly string[];
  /** URLs of their thumbnails, in the same order. */
  readonly image_thumbs: readonly string[];
  readonly primary_image_url?: string;
  readonly photos_count?: number;
  readonly created_at?: string;
  readonly updated_at?: string;
  readonly location_id?: number;
  readonly dealership_id?: number;
  readonly engine_size_litres?: number;
  readonly average_market_price?: number;
  readonly state_average_market_price?: number;
  /** Caravans: feet. */
  readonly body_width?: number;
  /** Features that this car turns on or off, overriding its site's settings. */
  readonly features_on?: readonly string[];
  readonly features_off?: readonly string[];
  readonly weekly_annual_rate?: number;
  readonly weekly_comparison_rate?: number;
}

/** The card's fields of a vehicle; see `CardFields`. */
export function cardFields(car: Car, weekly: WeeklyEstimate | null): CardFields {
  const pictures = car.images.slice(0, CARD_PICTURES).map(({ image }) => image);
  return {
    path: car.path,
    reserved: car.reserved,
    preorder: car.preorder,
    image_urls: pictures.map((image) => image.url),
    image_thumbs: pictures.map((image) => image.thumb.url),
    ...present({
      list_price: car.price,
      before_price: car.before_price,
      offer_price: car.offer_price,
      price_type: car.price_type,
      primary_image_url: car.primary_image_url,
      photos_count: car.photos_count,
      created_at: car.created_at,
      updated_at: car.updated_at,
      location_id: car.location_id,
      dealership_id: car.dealership_id,
      engine_size_litres: car.engine_size_litres,
      ...car.autograb_data,
      body_width: car.specifications?.body_width,
      features_on: featuresThatAre(true, car),
      features_off: featuresThatAre(false, car),
      weekly_annual_rate: weekly?.annualRatePercent,
      weekly_comparison_rate: weekly?.comparisonRatePercent,
    }),
  };
}

function featuresThatAre(on: boolean, car: Car): string[] | null {
  const named = Object.entries(car.features ?? {}).filter(([, value]) => value === on);
  return named.length === 0 ? null : named.map(([name]) => name);
}
