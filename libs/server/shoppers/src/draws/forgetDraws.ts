import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** Deletes the draws of a site whose time is over. Returns how many. */
export async function forgetDraws(
  db: Kysely<Schema>,
  { site, now }: { site: string; now: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('shopper_draws')
    .where('site', '=', site)
    .where('keep_until', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
