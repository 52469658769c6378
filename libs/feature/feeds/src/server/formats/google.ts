import { locationPhone } from '@forecourt/phone';
import type { PriceType } from '@forecourt/pricing';
import { stringify } from 'csv-stringify/sync';
import type { Listing } from '../listing.ts';
import { isAdvertised } from './advertised.ts';
import type { Advertised } from './advertised.ts';
import type { FeedFormat } from './format.ts';
import { engineText } from './words.ts';

const PRICE_TYPES: Record<PriceType, string> = {
  drive_away: 'drive_away_price',
  estimated_drive_away: 'estimated_drive_away_price',
  excluding_government_charges: 'excluding_government_charges_price',
};

/** The kinds of price that Google takes in Australia: a used car has no estimate, a new one no price without charges. */
const TAKEN = {
  new: ['drive_away', 'estimated_drive_away'],
  used: ['drive_away', 'excluding_government_charges'],
} satisfies Record<string, PriceType[]>;

/** Google takes at most eleven pictures, and descriptions of 5,000 characters. */
const MORE_PICTURES = 10;
const LONGEST = 5_000;

type Taken = Advertised & { priceType: PriceType; car: { vin: string } };

const COLUMNS: Record<string, (listing: Taken) => string | number | null> = {
  vin: ({ car }) => car.vin,
  id: ({ id }) => id,
  store_code: ({ storeCode }) => storeCode,
  place_id: ({ place }) => place?.address.place_id ?? null,
  dealership_name: ({ place }) => place?.name ?? null,
  dealership_address: ({ place }) =>
    place &&
    `${place.address.street}, ${place.address.city} ${place.address.state} ${place.address.postcode}, AU`,
  tracking_phone_number: ({ place }) => place && locationPhone(place),
  image_link: ({ images }) => images[0],
  additional_image_link: ({ images }) =>
    images
      .slice(1, MORE_PICTURES + 1)
      // The column is a list with commas.
      .map((image) => image.replaceAll(',', '%2C'))
      .join(','),
  link: ({ url }) => `${url}?utm_source=google`,
  date_in_stock: ({ inStockSince }) => inStockSince,
  price: ({ price }) => dollars(price),
  vehicle_price_type: ({ priceType }) => PRICE_TYPES[priceType],
  vehicle_msrp: ({ isNew, wasPrice }) => (isNew && wasPrice !== null ? dollars(wasPrice) : null),
  condition: ({ isNew }) => (isNew ? 'new' : 'used'),
  certified_pre_owned: ({ car, isNew }) => (car.certified && !isNew ? 'yes' : 'no'),
  make: ({ car }) => car.make,
  model: ({ car }) => car.model,
  trim: ({ car }) => car.badge,
  year: ({ car }) => car.year,
  mileage: ({ car }) => (car.km === null ? null : `${Math.round(car.km)} km`),
  exterior_color: ({ car }) => car.colour,
  interior_color: ({ car }) => car.interior_colour,
  body_style: ({ car }) => car.body ?? car.simple_body,
  transmission: ({ car }) => car.simple_transmission,
  engine: engineText,
  drivetrain: ({ car }) => car.drive,
  fuel_type: ({ car }) => car.fuel,
  vehicle_option: ({ features }) => features.map((feature) => feature.replaceAll(',', ' ')).join(','),
  description: ({ description }) => description.slice(0, LONGEST),
};

/** Google's vehicle listings: tab-separated, UTF-8, a line each. */
export const google: FeedFormat = {
  file: 'google.tsv',
  contentType: 'text/tab-separated-values; charset=utf-8',
  vin: true,
  head: () => `${Object.keys(COLUMNS).join('\t')}\n`,
  rows: (listings) =>
    stringify(
      listings.filter(isTaken).map((listing) =>
        // A line break within a cell would be a new vehicle for some readers.
        Object.values(COLUMNS).map((column) => String(column(listing) ?? '').replaceAll(/\s+/g, ' ')),
      ),
      { delimiter: '\t' },
    ),
  foot: '',
};

function isTaken(listing: Listing): listing is Taken {
  const { car, isNew, priceType } = listing;
  return (
    isAdvertised(listing) &&
    car.vin !== null &&
    priceType !== null &&
    TAKEN[isNew ? 'new' : 'used'].some((type) => type === priceType)
  );
}

const dollars = (amount: number) => `${amount.toFixed(2)} AUD`;
