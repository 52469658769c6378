import type { RawRow } from '../read/rawRow.ts';
import type { FeedDraft, FeedMap } from './feedMap.ts';

/** Google's vehicle listings feed: tab-separated, prices like `12345.00 AUD` with their kind in `vehicle_price_type`. */
export const google: FeedMap = {
  name: 'google',
  title: 'Google vehicle listings TSV',
  format: 'tsv',
  required: ['id', 'store_code', 'price', 'vehicle_price_type', 'condition', 'make', 'model', 'year'],
  open: () => read,
};

function read(row: RawRow): FeedDraft {
  const engine = row.get('engine') ?? '';
  const address = readAddress(row.get('dealership_address'));
  return {
    stocknum: row.get('id'),
    vin: row.get('vin'),
    locationId: row.get('store_code')?.replace(/^LOC/i, '') ?? null,
    locationName: row.get('dealership_name'),
    ...address,
    images: [row.get('image_link') ?? '', ...(row.get('additional_image_link')?.split(',') ?? [])],
    inStockSince: row.get('date_in_stock'),
    price: row.get('price'),
    priceTerms: row.get('vehicle_price_type')?.replaceAll('_', ' ') ?? null,
    wasPrice: row.get('vehicle_msrp'),
    carType: row.get('condition'),
    certified: row.get('certified_pre_owned'),
    make: row.get('make'),
    model: row.get('model'),
    badge: row.get('trim'),
    year: row.get('year'),
    km: row.get('mileage'),
    colour: row.get('exterior_color'),
    interiorColour: row.get('interior_color'),
    body: row.get('body_style'),
    transmission: row.get('transmission'),
    engineSize: /[\d.]+(?=\s*L)/.exec(engine)?.[0] ?? null,
    cylinders: /\d+(?=\s*cyl)/.exec(engine)?.[0] ?? null,
    drive: row.get('drivetrain'),
    fuel: row.get('fuel_type'),
    features: row.get('vehicle_option')?.split(',') ?? [],
    comments: row.get('description'),
  };
}

/** `9340 Gympie Road, Aspley QLD 4034, AU` split into its parts. */
function readAddress(text: string | null): FeedDraft {
  const [, street, city, state, postcode] =
    /^(.+), ([^,]+) ([A-Z]{2,3}) (\d{4})(?:, AU)?$/.exec(text ?? '') ?? [];
  return { street: street ?? null, city: city ?? null, state: state ?? null, postcode: postcode ?? null };
}
