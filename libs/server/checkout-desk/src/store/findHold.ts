import { isUuid } from '@forecourt/values';
import { sql } from 'kysely';
import { holdOf } from './holdOf.ts';
import type { CheckoutServices, Hold } from './records.ts';
import { RUNNING, type CheckoutTables, type HoldRow } from './tables.ts';
import { hashOf } from './tokens.ts';

/** The secret of a browser, and the account that is signed in there; null for none. */
export interface HoldBrowser {
  token: string;
  shopperId: string | null;
}

/** How a hold is asked for: by its id or reference, the vehicle and the shopper's browser, also after the vehicle left the stock, the link in a mail, or its payment. */
export type HoldKey =
  | { id: string }
  | { reference: string }
  | ({ carId: number } & HoldBrowser)
  | ({ slug: string } & HoldBrowser)
  | { link: string }
  | { payment: string };

/** The hold of a site with a key: the one that runs, else the newest; null if there is none. */
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
    // One that was replaced may be of the same moment.
    .orderBy(({ eb }) => eb('status', 'in', RUNNING), 'desc')
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
  const car = 'slug' in key ? sql`car->>'slug' = ${key.slug}` : sql`car_id = ${key.carId}`;
  const own = sql`(shopper_id is null or shopper_id = coalesce(${key.shopperId}::uuid, shopper_id))`;
  return sql<boolean>`${car} and token_hash = ${hashOf(key.token)} and ${own}`;
}

/** Whether a hold is that of a browser: it has its secret, and nobody else than its owner is signed in. A session that has ended takes nothing away. */
export function isOfBrowser(row: Pick<HoldRow, 'token_hash' | 'shopper_id'>, browser: HoldBrowser): boolean {
  const isSignedOut = row.shopper_id === null || browser.shopperId === null;
  return row.token_hash === hashOf(browser.token) && (isSignedOut || row.shopper_id === browser.shopperId);
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
