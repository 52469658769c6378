import type { RawRow } from '../read/rawRow.ts';
import type { FeedDraft, FeedMap } from './feedMap.ts';

/** Meta's values that differ from ours; null for values without a meaning. Capitals are handled by `readWords`. */
const BODIES: Record<string, string | null> = {
  TRUCK: 'Ute',
  CROSSOVER: 'SUV',
  MINIBUS: 'Bus',
  MINIVAN: 'People Mover',
  MPV: 'People Mover',
  ROADSTER: 'Convertible',
  SALOON: 'Sedan',
  SMALL_CAR: 'Hatchback',
  SPORTSCAR: 'Coupe',
  SUPERCAR: 'Coupe',
  SUPERMINI: 'Hatchback',
  OTHER: null,
  NONE: null,
};
const FUELS: Record<string, string | null> = {
  GASOLINE: 'Petrol',
  PLUGIN_HYBRID: 'Plug-in Hybrid',
  OTHER: null,
  NONE: null,
};
const STATUSES: Record<string, string> = {
  AVAILABLE: 'in_stock',
  NOT_AVAILABLE: 'unavailable',
  PENDING: 'on_hold',
};

/** Meta's automotive inventory: XML, enum values in capitals, `OTHER` for missing values; a demo is `Used` in it. */
export const meta: FeedMap = {
  name: 'meta',
  title: 'Meta automotive inventory XML',
  format: 'xml',
  records: 'listing',
  open: () => read,
};

function read(row: RawRow): FeedDraft {
  const title = row.get('title');
  const kilometres = [row.get('mileage/value'), row.get('mileage/unit')].filter(Boolean).join(' ');
  return {
    stocknum: row.get('stock_number') ?? row.get('vehicle_id'),
    vin: row.get('vin'),
    title,
    comments: row.get('description'),
    make: row.get('make'),
    model: row.get('model'),
    badge: row.get('trim'),
    year: row.get('year'),
    km: kilometres || null,
    images: row.all('image/url'),
    transmission: known(row.get('transmission')),
    body: word(row.get('body_style'), BODIES),
    drive: known(row.get('drivetrain')),
    fuel: word(row.get('fuel_type'), FUELS),
    price: row.get('price'),
    wasPrice: row.get('previous_price'),
    colour: row.get('exterior_color'),
    interiorColour: row.get('interior_color'),
    carType: row.get('state_of_vehicle') === 'CPO' ? 'used' : row.get('state_of_vehicle'),
    certified: row.get('state_of_vehicle') === 'CPO' ? 'yes' : null,
    status: word(row.get('availability'), STATUSES),
    locationId: row.get('dealer_id'),
    locationName: row.get('dealer_name'),
    inStockSince: row.get('date_first_on_lot'),
    street: row.get('address/addr1'),
    city: row.get('address/city'),
    state: row.get('address/region'),
    postcode: row.get('address/postal_code'),
    lat: row.get('latitude'),
    long: row.get('longitude'),
  };
}

function word(value: string | null, words: Record<string, string | null>): string | null {
  const found = words[(value ?? '').toUpperCase()];
  return found === undefined ? value : found;
}

function known(value: string | null): string | null {
  return ['OTHER', 'NONE'].includes(value?.toUpperCase() ?? '') ? null : value;
}
