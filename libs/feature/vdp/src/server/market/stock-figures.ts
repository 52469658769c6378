import type { Schema } from '@forecourt/database';
import { stockMarket, type MarketCar } from '@forecourt/pricing';
import type { Car } from '@forecourt/vehicle';
import { sql, type Kysely } from 'kysely';
import type { MarketFigures } from './MarketFigures.ts';

/** Cache lifetime of a sample, milliseconds. */
const SAMPLE_CACHE_MS = 5 * 60_000;

/** Maximum size of a sample, vehicles; the newest are used. */
const MAX_SAMPLE = 400;

/**
 * Market figures from the stock of all dealers on this platform: shown vehicles in stock with the same item type and
 * body. A sample is cached for five minutes.
 */
export function stockFigures(db: Kysely<Schema>, now: () => Date): MarketFigures {
  const samples = new Map<string, { cars: Promise<MarketCar[]>; until: number }>();
  const sampleOf = (car: Car) => {
    const key = JSON.stringify([car.item_type, car.simple_body]);
    const kept = samples.get(key);
    if (kept && now().getTime() < kept.until) return kept.cars;
    const cars = readSample(db, car);
    samples.set(key, { cars, until: now().getTime() + SAMPLE_CACHE_MS });
    cars.catch(() => samples.delete(key));
    return cars;
  };
  return {
    async figures(car) {
      const found = stockMarket(car, await sampleOf(car));
      return found && { ...found, calculated_at: now().toISOString() };
    },
  };
}

async function readSample(db: Kysely<Schema>, { item_type, simple_body }: Car): Promise<MarketCar[]> {
  // An index finds what is equal or null, and not what "is not distinct".
  const sameBody = simple_body === null ? sql`is null` : sql`= ${simple_body}`;
  const { rows } = await sql<MarketCar>`
    select id, car->>'make' as make, car->>'model' as model, car->'price' as price,
      car->'before_price' as before_price, car->'offer_price' as offer_price,
      car->'subscription_price' as subscription_price, car->>'price_type' as price_type,
      car->'preorder' as preorder, car->'autograb_data' as autograb_data
    from cars
    where removed_at is null and status = 'in_stock'
      and car->>'item_type' = ${item_type} and car->>'simple_body' ${sameBody}
      and car->>'show_on_dealer_website' = 'true'
    order by id desc limit ${MAX_SAMPLE}`.execute(db);
  return rows;
}
