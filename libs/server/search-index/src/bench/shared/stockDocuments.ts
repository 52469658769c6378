import { searchDocument } from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';

const NOW = new Date('2026-11-21T02:00:00Z');
/**
 * Number of fully generated cars; further ones are copies with other numbers, which is faster and just as varied for an engine.
 */
const WHOLE = 4_000;

const MODELS: readonly (readonly [make: string, model: string, body: string])[] = [
  ['Toyota', 'Corolla', 'hatch'],
  ['Toyota', 'HiLux', 'ute'],
  ['Toyota', 'RAV4', 'suv'],
  ['Toyota', 'LandCruiser Prado', 'suv'],
  ['Mazda', 'CX-5', 'suv'],
  ['Mazda', '3', 'hatch'],
  ['Mazda', 'BT-50', 'ute'],
  ['Ford', 'Ranger', 'ute'],
  ['Ford', 'Everest', 'suv'],
  ['Hyundai', 'i30', 'hatch'],
  ['Hyundai', 'Tucson', 'suv'],
  ['Kia', 'Cerato', 'sedan'],
  ['Kia', 'Carnival', 'peopleMover'],
  ['Mitsubishi', 'Triton', 'ute'],
  ['Mitsubishi', 'Outlander', 'suv'],
  ['Nissan', 'X-Trail', 'suv'],
  ['Volkswagen', 'Golf', 'hatch'],
  ['Volkswagen', 'Transporter', 'van'],
  ['Mercedes-Benz', 'C200', 'sedan'],
  ['BMW', '320i', 'sedan'],
  ['Subaru', 'Outback', 'wagon'],
  ['Isuzu', 'D-MAX', 'ute'],
  ['Land Rover', 'Discovery Sport', 'suv'],
  ['Citroën', 'C4', 'hatch'],
];
const BADGES = [
  'Ascent Sport',
  'SR5 (4X4)',
  'GXL',
  'GT-Line',
  'Maxx Sport',
  'Wildtrak',
  'XLT',
  'Active',
  'Elite',
  'S',
];
const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric'];
const DRIVES = ['FWD', 'AWD', '4WD', 'RWD'];
const COLOURS = ['White', 'Black', 'Silver', 'Grey', 'Blue', 'Red', 'Green', 'Orange'];
const FEATURES = [
  'Sunroof',
  'Tow Bar',
  '18" Alloy Wheels',
  'Cruise Control (Adaptive)',
  'Roof Racks',
  'Apple CarPlay',
  'Leather Seats',
  'Keyless Entry',
];
const PLACES = [
  'Newstead',
  'Aspley',
  'Parramatta',
  'Cardiff',
  'Ringwood',
  'Geelong',
  'Welshpool',
  'Fyshwick',
];

/** Deterministic pseudo-random numbers below `limit`. */
export function randomBelow(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The index documents of a stock of `count` cars as lines of JSON, deterministic. */
export function* stockDocuments(count: number): Generator<string> {
  const below = randomBelow(20_261_121);
  const whole: object[] = [];
  for (let id = 1; id <= count; id += 1) {
    const numbers = { price: 4_990 + below(1_400) * 50, km: below(250_000), year: 2_005 + below(21) };
    if (id <= WHOLE) whole.push(wholeDocument(id, numbers, below));
    const document = whole[(id - 1) % WHOLE];
    const created_at_timestamp = 1_700_000_000 + below(90_000_000);
    yield JSON.stringify({ ...document, id: String(id), car_id: id, ...numbers, created_at_timestamp });
  }
}

function wholeDocument(
  id: number,
  numbers: { price: number; km: number; year: number },
  below: (limit: number) => number,
): object {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[below(values.length)];
  const [make, model, body] = pick(MODELS) ?? [];
  const badge = pick(BADGES);
  const city = pick(PLACES) ?? '';
  const car = parseCar({
    id,
    stocknum: `U${id}`,
    name: `${numbers.year} ${make} ${model} ${badge}`,
    make,
    model,
    badge,
    body,
    ...numbers,
    fuel: pick(FUELS),
    drive: pick(DRIVES),
    trans: below(5) === 0 ? 'Manual' : 'Automatic',
    colour: pick(COLOURS),
    seats: [2, 5, 5, 5, 7, 8][below(6)],
    doors: [2, 4, 5][below(3)],
    car_type: ['used', 'used', 'demo', 'new'][below(4)],
    status: 'in_stock',
    city,
    location_name: `Harbour City Motors ${city}`,
    dealership_name: 'Harbour City Motors',
    filtered_features: FEATURES.filter(() => below(2) === 0),
    location: { id: 1, address: { lat: -27 - below(1_000) / 100, long: 145 + below(800) / 100, city } },
  });
  return searchDocument(car, { now: NOW });
}
