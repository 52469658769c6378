import { stringify } from 'csv-stringify/sync';
import type { Listing } from '../listing.ts';
import type { FeedFormat } from './format.ts';

/** The facts of a vehicle in `stock.csv` and `stock.json`, by their names. Lists are joined by `|` in CSV. */
const FACTS: Record<string, (listing: Listing) => string | number | string[] | null> = {
  id: ({ id }) => id,
  stock_number: ({ car }) => car.stocknum,
  vin: ({ car }) => car.vin,
  item_type: ({ car }) => car.item_type,
  car_type: ({ car }) => car.car_type,
  availability: ({ state }) => state,
  title: ({ title }) => title,
  make: ({ car }) => car.make,
  model: ({ car }) => car.model,
  badge: ({ car }) => car.badge,
  series: ({ car }) => car.series,
  year: ({ car }) => car.year,
  odometer_km: ({ car }) => car.km,
  body: ({ car }) => car.body,
  colour: ({ car }) => car.colour,
  interior_colour: ({ car }) => car.interior_colour,
  transmission: ({ car }) => car.simple_transmission,
  drive: ({ car }) => car.drive,
  fuel: ({ car }) => car.fuel,
  engine_litres: ({ car }) => car.engine_size_litres,
  cylinders: ({ car }) => car.variant?.cylinders ?? null,
  seats: ({ car }) => car.seats,
  doors: ({ car }) => car.doors,
  price: ({ price }) => price,
  price_type: ({ priceType }) => priceType,
  was_price: ({ wasPrice }) => wasPrice,
  location_id: ({ place }) => place?.id ?? null,
  location: ({ place }) => place?.name ?? null,
  suburb: ({ place }) => place?.address.city ?? null,
  state: ({ place }) => place?.address.state ?? null,
  postcode: ({ place }) => place?.address.postcode ?? null,
  in_stock_since: ({ inStockSince }) => inStockSince,
  updated_at: ({ car }) => car.updated_at,
  url: ({ url }) => url,
  images: ({ images }) => images,
  features: ({ features }) => features,
  description: ({ description }) => description,
};

/** All vehicles for sale as CSV: UTF-8, a header, prices in dollars. */
export const csv: FeedFormat = {
  file: 'stock.csv',
  contentType: 'text/csv; charset=utf-8',
  vin: false,
  head: () => `${Object.keys(FACTS).join(',')}\r\n`,
  rows: (listings) =>
    stringify(
      listings.map((listing) =>
        Object.values(FACTS).map((fact) => {
          const value = fact(listing);
          return Array.isArray(value) ? value.map((each) => each.replaceAll('|', '/')).join('|') : value;
        }),
      ),
      // With a delimiter of its own it would leave a lone line break unquoted.
      { record_delimiter: 'windows', quote_record_delimiter: true },
    ),
  foot: '',
};

/** The same as JSON: a list `vehicles`, with null for what is not known. */
export const json: FeedFormat = {
  file: 'stock.json',
  contentType: 'application/json; charset=utf-8',
  vin: false,
  head: ({ origin, site }) =>
    `${JSON.stringify({ dealer: site.name, url: `${origin}/`, currency: 'AUD' }).slice(0, -1)},"vehicles":[\n`,
  rows: (listings, first) =>
    listings
      .map((listing, at) => {
        const facts = Object.entries(FACTS).map(([name, fact]) => [name, fact(listing)]);
        return `${first && at === 0 ? '' : ',\n'}${JSON.stringify(Object.fromEntries(facts))}`;
      })
      .join(''),
  foot: '\n]}\n',
};
