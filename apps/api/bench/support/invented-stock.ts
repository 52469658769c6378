import type { Database } from '@forecourt/database';
import { feedMap, importStock } from '@forecourt/stock-feed';

const MODELS = [
  ['Toyota', 'RAV4', 'SUV'],
  ['Toyota', 'HiLux', 'Ute'],
  ['Mazda', '3', 'Hatchback'],
  ['Mazda', 'CX-5', 'SUV'],
  ['Ford', 'Ranger', 'Ute'],
  ['Hyundai', 'i30', 'Hatchback'],
  ['Kia', 'Cerato', 'Sedan'],
  ['Kia', 'Carnival', 'People Mover'],
  ['Subaru', 'Outback', 'Wagon'],
  ['BMW', 'Z4', 'Convertible'],
] as const;
const HEAD =
  'id\tstore_code\tprice\tvehicle_price_type\tcondition\tmake\tmodel\ttrim\tyear\tmileage\tbody_style\tfuel_type\tdescription\timage_link\n';
const WORDS = 'One careful owner, full service history, and more to say about it. '.repeat(6);

/** Stock that nobody has, which is imported as the feed of a dealer. */
export interface InventedStock {
  dealer: string;
  /** The number of the first vehicle. */
  first: number;
  /** How many vehicles. */
  count: number;
  /** How many of them have a lower price than in the feed before; none by default. */
  cheaper?: number;
}

/** Imports a feed in Google's format, which is made while it is read. */
export async function importInvented(
  db: Database['db'],
  { dealer, first, count, cheaper = 0 }: InventedStock,
): Promise<void> {
  const map = feedMap('google');
  if (!map) throw new Error('There is no map google.');
  function* feed(): Generator<Uint8Array> {
    yield Buffer.from(HEAD);
    for (let row = 0; row < count; row += 1) {
      const number = first + row;
      // One body is rare: of a hundred thousand vehicles ten have it.
      const [make, model, body] = MODELS[number % 10_000 === 7 ? 9 : number % 9] ?? MODELS[0];
      const price = `${10_000 + ((number * 37) % 60_000) - (row < cheaper ? 500 : 0)}.00 AUD\tdrive_away_price`;
      const fuel = number % 3 ? 'Petrol' : 'Diesel';
      yield Buffer.from(
        `B${number}\tLOC1\t${price}\tused\t${make}\t${model}\tCruiser\t20${10 + (number % 16)}\t${(number * 91) % 250_000} km\t${body}\t${fuel}\t${WORDS}\thttps://cars.example/${number}.webp\n`,
      );
    }
  }
  await importStock({
    ...{ db, dealer, map, feed: feed(), feedName: 'bench', now: new Date() },
    site: {
      ...{ slug: dealer, timeZone: 'Australia/Brisbane', locations: [], dealerships: [] },
      ...{ owns: null, knownDealerships: null },
    },
    pictureSize: () => Promise.resolve(null),
  });
}
