import { enqueue, json } from '@forecourt/database';
import { isForSale, type Car } from '@forecourt/vehicle';
import { sql } from 'kysely';
import type { CheckoutServices, Hold } from './records.ts';
import type { CheckoutDatabase } from './tables.ts';

/** The outbox topic of stock changes: the search index and the cached pages follow it. */
const CAR_TOPIC = 'car.changed';

/** Locks a vehicle until the end of the transaction, so that changes of its holds come one after the other. Null if it left the stock. */
export async function lockCar(db: CheckoutDatabase, id: number): Promise<Car | null> {
  const row = await db
    .selectFrom('cars')
    .select(['id', 'car'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row.car, id: row.id } : null;
}

/** Whether a vehicle can still be held: it is in stock or coming soon. */
export const canBeHeld = (car: Parameters<typeof isForSale>[0] | null): boolean =>
  car !== null && isForSale(car);

/** Whether the vehicle of a hold is in the stock and for sale now: a payment for another one goes back. */
export async function isForSaleStill(
  { db }: Pick<CheckoutServices, 'db'>,
  { car: { id } }: Pick<Hold, 'car'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('cars')
    .select('car')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return canBeHeld(row?.car ?? null);
}

/** Says everywhere that a vehicle is reserved, or that it is not any more. */
export async function markReserved(
  db: CheckoutDatabase,
  id: number,
  reserved: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cars')
    .set({
      car: sql<string>`car || ${json({ reserved, updated_at: now.toISOString() })}::jsonb`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await enqueue(db, [{ topic: CAR_TOPIC, key: String(id), notBefore: now }]);
}
