import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** A site that no process has served for so long is removed. */
const UNSEEN_MS = 86_400_000;

/** Records that this process serves these sites, and returns the slugs of all sites that any process has served within a day. */
export async function sitesInUse(
  db: Kysely<Schema>,
  slugs: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (slugs.length > 0)
    await db
      .insertInto('indexed_sites')
      .values([...new Set(slugs)].sort().map((site) => ({ site, seen_at: now })))
      .onConflict((conflict) => conflict.column('site').doUpdateSet({ seen_at: now }))
      .execute();
  const rows = await db
    .selectFrom('indexed_sites')
    .select('site')
    .where('seen_at', '>', new Date(now.getTime() - UNSEEN_MS))
    .execute();
  return new Set([...slugs, ...rows.map(({ site }) => site)]);
}
