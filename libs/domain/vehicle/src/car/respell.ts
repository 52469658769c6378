import { readText } from '@forecourt/values';
import { isRecord } from './fields.ts';
import { carSchema } from './car.ts';
import { readCarType } from './carType.ts';

/** The feeds' names for our fields, in lower case without spaces and signs. */
const SYNONYMS: Record<string, string> = {
  stock: 'stocknum',
  stockno: 'stocknum',
  stocknumber: 'stocknum',
  rego: 'regplate',
  regonum: 'regplate',
  registration: 'regplate',
  registrationexpiry: 'rego_expiry',
  regoexpirydate: 'rego_expiry',
  trim: 'badge',
  color: 'colour',
  exteriorcolor: 'colour',
  exteriorcolour: 'colour',
  interiorcolor: 'interior_colour',
  bodystyle: 'body',
  bodytype: 'body',
  drivetype: 'drive',
  drivetrain: 'drive',
  transmission: 'trans',
  fueltype: 'fuel',
  enginesizecc: 'engine_size',
  odometer: 'km',
  kms: 'km',
  kilometres: 'km',
  mileage: 'km',
  condition: 'car_type',
  stocktype: 'car_type',
  listingtype: 'car_type',
  salestatus: 'status',
  createdattimestamp: 'created_at',
  dateadded: 'created_at',
  dateinstock: 'created_at',
  dateupdated: 'updated_at',
  solddate: 'sold_date_timestamp',
  soldat: 'sold_date_timestamp',
  datesold: 'sold_date_timestamp',
  sellingprice: 'price',
  wasprice: 'before_price',
  comments: 'dealercomments',
  description: 'dealercomments',
  vehicledescription: 'dealercomments',
  options: 'standardEquipment',
  imagelist: 'images',
  imageurls: 'images',
  photos: 'images',
};

const plain = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '');
const KNOWN = new Map<string, string>([
  ...Object.entries(SYNONYMS),
  ...Object.keys(carSchema.shape).map((key): [string, string] => [plain(key), key]),
]);

/**
 * Renames a record's keys to ours: case, spaces and punctuation are ignored (`Dealer Comments`, `dealerComments`), and synonyms
 * of the feeds are mapped (`Odometer` is `km`). A key with our name takes precedence. Unknown keys are dropped, and so is a
 * `condition` with another meaning (`EXCELLENT`). A value that is not an object gives an empty record.
 */
export function respell(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {};
  const record: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) {
    const ours = Object.hasOwn(carSchema.shape, key) ? key : KNOWN.get(plain(key));
    if (ours === undefined) continue;
    const said = !isBlank(record[ours] ?? value[ours]);
    const elsewhere = ours === 'car_type' && readCarType(entry) === null;
    if (ours !== key && (said || elsewhere)) continue;
    record[ours] = entry;
  }
  return record;
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && readText(value) === null);
}
