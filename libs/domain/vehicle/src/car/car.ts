import { readAmount, readTextList } from '@forecourt/values';
import { z } from 'zod';
import * as field from './fields.ts';
import { addressSchema } from './address.ts';
import { CAR_TYPES, readCarType } from './carType.ts';
import { carFeaturesSchema } from './features.ts';
import { financeLenderSchema, readFinanceLenders } from './financeLender.ts';
import { hotspotsSchema } from './hotspots.ts';
import { carImageSchema, readImages } from './image.ts';
import { ITEM_TYPES, readItemType } from './itemType.ts';
import { readStatus } from './status.ts';
import { caravanSpecificationsSchema, variantSchema } from './variant.ts';

const identity = {
  id: z.preprocess(readAmount, z.int()),
  slug: field.requiredTextField(),
  name: field.requiredTextField(),
  carsales_title: field.textField(),
  stocknum: field.textField(),
  vin: field.textField(),
  nvic: field.textField(),
  regplate: field.textField(),
  path: field.requiredTextField(),
  has_nvic: field.flagField(false),
};

const description = {
  make: field.requiredTextField(),
  model: field.requiredTextField(),
  make_model: field.requiredTextField(),
  badge: field.textField(),
  series: field.textField(),
  year: field.wholeField(),
  colour: field.textField(),
  interior_colour: field.textField(),
  body: field.textField(),
  simple_body: field.textField(),
  bodyconfiguration: field.textField(),
  drive: field.textField(),
  doors: field.sizeField(),
  seats: field.sizeField(),
  gearnum: field.sizeField(),
  simple_transmission: field.textField(),
  trans: field.textField(),
  engine_size: field.sizeField(),
  engine_size_litres: field.sizeField(),
  fuel: field.textField(),
  simple_fuel: field.textField(),
  km: field.amountField(),
  views: field.amountField(),
};

const state = {
  car_type: z.preprocess(readCarType, z.enum(CAR_TYPES)),
  status: z.preprocess(readStatus, z.string()),
  item_type: z.preprocess(readItemType, z.enum(ITEM_TYPES)),
  tag: field.textField(),
  reserved: field.flagField(false),
  certified: field.flagField(false),
  preorder: field.flagField(false),
  /** Chosen by the dealer, for the row of featured vehicles. */
  featured: field.flagField(false),
  created_at: field.instantField(),
  updated_at: field.instantField(),
  sold_date_timestamp: field.secondsField(),
  show_on_dealer_website: field.flagField(true),
  features: carFeaturesSchema,
};

const price = {
  price: field.amountField(),
  before_price: field.amountField(),
  subscription_price: field.amountField(),
  price_type: field.textField(),
  offer_price: field.numberField(),
  /** When `price` last fell: as the feed says, else the import that saw it fall. Null after a rise. */
  price_lowered_at: field.instantField(),
};

const dates = {
  rego_expiry: field.dateField(),
  build_date: field.dateField(),
  compliance_date: field.dateField(),
};

const media = {
  images: z.preprocess(readImages, z.array(carImageSchema)),
  thumbnails: field.textListField(),
  primary_image_url: field.textField(),
  photos_count: field.amountField(),
  video_url: field.textField(),
  external_video_url: field.textField(),
  video: field.textField(),
  spin_images: z.preprocess(listOrNull, z.array(z.string()).nullable()),
  spin_code: field.textField(),
  spin_interior_image: field.textField(),
  /** Pixels of that picture, measured by the import; null where it could not be read. */
  spin_interior_size: field.objectField(z.object({ width: field.wholeField(), height: field.wholeField() })),
  hotspots: field.objectField(hotspotsSchema),
  file: field.textField(),
};

const words = {
  dealercomments: field.textField(),
  standardEquipment: field.textListField(),
  categories: field.textListField(),
  filtered_features: field.textListField(),
};

const place = {
  location: field.objectField(
    z.object({ id: field.wholeField(), address: field.objectField(addressSchema) }),
  ),
  location_id: field.wholeField(),
  location_name: field.textField(),
  dealership_name: field.textField(),
  dealership_slug: field.textField(),
  dealership_id: field.wholeField(),
  city: field.textField(),
  state: field.stateField(),
  private_suburb: field.textField(),
  private_postcode: field.textField(),
};

const related = {
  variant: field.objectField(variantSchema),
  specifications: field.objectField(caravanSpecificationsSchema),
  autograb_data: field.objectField(
    z.object({ average_market_price: field.amountField(), state_average_market_price: field.amountField() }),
  ),
  finance_lenders: z.preprocess(readFinanceLenders, z.record(z.string(), financeLenderSchema).nullable()),
  youxQuote: field.objectField(
    z.object({
      weeklyRepaymentAmount: field.amountField(),
      comparisonRate: field.numberField(),
      advertisedRate: field.numberField(),
    }),
  ),
};

/**
 * A vehicle for sale, with the fields and names of the requirements. Each field accepts the formats of the feeds (text for
 * numbers, `Yes` for true, seconds or milliseconds) and normalises them; missing fields are `null` or an empty list, never
 * undefined. Unknown keys are dropped, so that a purchase cost cannot leak. Dollars, km, and the units of `variant` and
 * `specifications`. Use `parseCar` for a record with the keys of a feed.
 */
export const carSchema = z.object({
  ...identity,
  ...description,
  ...state,
  ...price,
  ...dates,
  ...media,
  ...words,
  ...place,
  ...related,
});

/** A vehicle for sale; see `carSchema`. */
export type Car = z.output<typeof carSchema>;

function listOrNull(value: unknown): string[] | null {
  const list = readTextList(value);
  return list.length > 0 ? list : null;
}
