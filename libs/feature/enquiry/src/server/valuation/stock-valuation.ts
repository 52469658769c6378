import type { Schema } from '@forecourt/database';
import { displayedPrice, priceTypeIn } from '@forecourt/pricing';
import { COMPARABLE_DAYS, COMPARABLE_YEARS, valueVehicle, type Comparable } from '@forecourt/valuation';
import { localDate } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';
import { sql, type Kysely } from 'kysely';
import type { ValuationProvider, ValuationQuestion } from './ValuationProvider.ts';

/** Maximum number of comparable vehicles; the newest are used. */
const MAX_SAMPLE = 400;

/** The price types that include government charges. */
const DRIVE_AWAY = ['drive_away', 'estimated_drive_away'];

/** An advertised vehicle, and when it was sold or left the feed. */
interface StockRow {
  car: Car;
  gone_at: Date | null;
}

/**
 * Trade-in values from the stock of all dealers on this platform: shown vehicles that are in stock, or were sold or left the feed in
 * the last 90 days, by the rule `valueVehicle`. New vehicles do not count.
 */
export function stockValuation(db: Kysely<Schema>): ValuationProvider {
  return {
    async value(asked) {
      const stock = (await readSample(db, asked)).flatMap((row) => comparableOf(row, asked) ?? []);
      return valueVehicle(asked.vehicle, asked.answers, { stock, today: asked.today });
    },
  };
}

async function readSample(
  db: Kysely<Schema>,
  { vehicle: { make, model, year }, today }: ValuationQuestion,
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select car, least(sold_at, removed_at) as gone_at
    from cars
    where lower(car->>'make') = ${make.trim().toLowerCase()} and lower(car->>'model') = ${model.trim().toLowerCase()}
      and (car->>'year')::numeric between ${year - COMPARABLE_YEARS} and ${year + COMPARABLE_YEARS}
      and car->>'car_type' is distinct from 'new' and car->>'show_on_dealer_website' = 'true'
      and (status = 'in_stock' or sold_at is not null)
      and coalesce(least(sold_at, removed_at) >= ${today}::date - ${COMPARABLE_DAYS + 1}::integer, true)
    order by id desc limit ${MAX_SAMPLE}`.execute(db);
  return rows;
}

/** Null for a vehicle without year, kilometres or price. */
function comparableOf({ car, gone_at }: StockRow, { today, timeZone }: ValuationQuestion): Comparable | null {
  const price = displayedPrice(car);
  const { make, model, year, km, simple_body: body, simple_transmission: transmission } = car;
  if (price === null || year === null || km === null) return null;
  return {
    ...{ make, model, year, km, body, transmission, price },
    driveAway: DRIVE_AWAY.some((type) => type === priceTypeIn(car.price_type)),
    advertisedOn: gone_at === null ? today : localDate(gone_at, timeZone),
  };
}
