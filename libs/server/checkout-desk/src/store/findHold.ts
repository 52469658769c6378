import { isUuid } from '@forecourt/values';
import { sql } from 'kysely';
import { holdOf } from './holdOf.ts';
import type { CheckoutServices, Hold } from './records.ts';
import { RUNNING, type CheckoutTables } from './tables.ts';
import { hashOf } from './tokens.ts';

/** How a hold is asked for: by its id or reference, the vehicle and the shopper's browser, also after the vehicle left the stock, the link in a mail, or its payment. */
export type HoldKey =
  | { id: string }
  | { reference: string }
  | { carId: number; token: string }
  | { slug: string; token: string }
  | { link: string }
  | { payment: string };

/** The newest hold of a site with a key; null if there is none. */
export async function findHold(
  { db }: Pick<CheckoutServices, 'db'>,
  site: string,
  key: HoldKey,
): Promise<Hold | null> {
  if ('id' in key && !isUuid(key.id)) return null;
  const row = await db
    .$extendTables<CheckoutTables>()
    .selectFrom('checkout_holds')
    .selectAll()
    .where('site', '=', site)
    .where(conditionOf(key))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? holdOf(row) : null;
}

function conditionOf(key: HoldKey) {
  if ('id' in key) return sql<boolean>`id = ${key.id}::uuid`;
  if ('reference' in key) return sql<boolean>`reference = ${key.reference}`;
  if ('link' in key) return sql<boolean>`link_token = ${key.link}`;
  if ('payment' in key) return sql<boolean>`payment_id = ${key.payment}`;
  if ('slug' in key) return sql<boolean>`car->>'slug' = ${key.slug} and token_hash = ${hashOf(key.token)}`;
  return sql<boolean>`car_id = ${key.carId} and token_hash = ${hashOf(key.token)}`;
}

/** Whether another shopper holds or is paying for a vehicle; null if nobody is. */
export async function runningStatus(
  { db }: Pick<CheckoutServices, 'db'>,
  carId: number,
): Promise<'started' | 'held' | null> {
  const row = await db
    .$extendTables<CheckoutTables>()
    .selectFrom('checkout_holds')
    .select('status')
    .where('car_id', '=', carId)
    .where('status', 'in', RUNNING)
    .executeTakeFirst();
  return row?.status === 'held' || row?.status === 'started' ? row.status : null;
}
