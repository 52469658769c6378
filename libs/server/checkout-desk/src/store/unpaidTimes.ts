import { personKeys } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import type { Shopper } from './records.ts';
import type { CheckoutDatabase, HoldRow } from './tables.ts';
import { hashOf } from './tokens.ts';

/** So many hours count. */
const HOURS = 24;
/** How often one vehicle is set aside without a payment, for one person and for a network, which has several. */
const MOST = { person: 3, network: 6 };

/** What is kept of a network. */
export const networkHash = (site: string, network: string): string => hashOf(`${site} ${network}`);

/** Who wants a vehicle. */
interface Wanted {
  site: string;
  carId: number;
  /** The secret of the shopper's browser. */
  token: string;
  shopper: Shopper;
  network?: string | null;
}

/** A time in which a vehicle was set aside, milliseconds. */
interface Time {
  from: number;
  until: number;
}

/**
 * When a vehicle can be set aside again; null if it can be now. Who has let it run out, or given it up, a few times without a payment waits
 * until a day after the first of them: the same browser, e-mail address or phone number, and later the same network. Who tries again in the time of
 * a hold is never refused, and what had no payment page does not count.
 */
export async function refusedUntil(
  db: CheckoutDatabase,
  { site, carId, token, shopper, network = null }: Wanted,
  now: Date,
): Promise<Date | null> {
  const since = new Date(now.getTime() - HOURS * 3_600_000);
  const rows = await db
    .selectFrom('checkout_holds')
    .select(['token_hash', 'shopper', 'network', 'facts'])
    .where('car_id', '=', carId)
    .where('created_at', '>', since)
    .where('session_id', 'is not', null)
    .where(sql<boolean>`facts->>'paid' is null`)
    .orderBy('created_at')
    .execute();
  const [hash, keys] = [hashOf(token), personKeys(shopper)];
  const own = timesOf(rows.filter((row) => row.token_hash === hash || isSamePerson(row.shopper, keys)));
  const last = own.at(-1);
  if (last && now.getTime() < last.until) return null;
  const from = network === null ? null : networkHash(site, network);
  const near = from === null ? [] : timesOf(rows.filter((row) => row.network === from));
  const first = [own.at(-MOST.person), near.at(-MOST.network)].flatMap((time) => time?.from ?? []);
  return first.length === 0 ? null : new Date(Math.max(...first) + HOURS * 3_600_000);
}

function isSamePerson(shopper: HoldRow['shopper'], keys: ReturnType<typeof personKeys>): boolean {
  if (!shopper) return false;
  const { email, phone } = personKeys(shopper);
  return (email !== null && email === keys.email) || (phone !== null && phone === keys.phone);
}

/** The times of some holds, oldest first. One that begins in the time of an earlier one belongs to it. */
function timesOf(rows: readonly Pick<HoldRow, 'facts'>[]): Time[] {
  const times: Time[] = [];
  for (const { facts } of rows) {
    const [from, until] = [Date.parse(facts.openedAt), Date.parse(facts.openUntil)];
    const last = times.at(-1);
    if (!last || from >= last.until) times.push({ from, until });
  }
  return times;
}

/** Forgets from which networks vehicles were set aside, once that does not count any more. */
export async function forgetNetworks(db: CheckoutDatabase, now: Date): Promise<void> {
  await db
    .updateTable('checkout_holds')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<=', new Date(now.getTime() - HOURS * 3_600_000))
    .execute();
}
