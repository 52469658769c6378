import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** Consecutive wrong second factors that lock a person's second factor, and for how long, milliseconds. */
const TRIES = 5;
const LOCK_MS = 900_000;

/** An accepted code is kept for longer than it is valid, milliseconds; a backup code is deleted when it is used. */
const USED_MS = 300_000;

/**
 * Counts a try before its code is looked at, so that concurrent tries count too; false while the person is locked. better-auth limits
 * the tries of a second factor only while signing in, and here it is asked for in a session.
 */
export async function takeTry(
  db: Kysely<Schema>,
  { staffId, now }: { staffId: string; now: Date },
): Promise<boolean> {
  const until = new Date(now.getTime() + LOCK_MS);
  const { rows } = await sql`
    insert into staff_second_factor_tries as known (staff_id, tries) values (${staffId}, 1)
    on conflict (staff_id) do update set
      tries = case when known.tries >= ${TRIES} then 1 else known.tries + 1 end,
      locked_until = case when known.tries + 1 = ${TRIES} then ${until}::timestamptz end
    where known.locked_until is null or known.locked_until <= ${now}
    returning tries
  `.execute(db);
  return rows.length > 0;
}

/** Ends the tries of a person with an accepted code; false if the code was accepted before. */
export async function useOnce(
  db: Kysely<Schema>,
  { staffId, code, now }: { staffId: string; code: string; now: Date },
): Promise<boolean> {
  const old = new Date(now.getTime() - USED_MS);
  await db.deleteFrom('staff_used_codes').where('at', '<', old).execute();
  const used = await db
    .insertInto('staff_used_codes')
    .values({ staff_id: staffId, code, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!used) return false;
  await db.deleteFrom('staff_second_factor_tries').where('staff_id', '=', staffId).execute();
  return true;
}
