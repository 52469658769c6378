import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/**
 * The accounts of a realm that nobody has used since a time, locked until the transaction ends: no sign-in by code or passkey, no session that was used,
 * no vehicle that was saved.
 */
export async function idleShoppers(
  transaction: Kysely<Schema>,
  { realm, before, limit }: { realm: string; before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from shoppers as s
    where s.realm = ${realm} and s.created_at < ${before}
      and not exists (select from shopper_addresses as a where a.shopper_id = s.id and a.verified_at >= ${before})
      and not exists (select from shopper_sessions as n where n.shopper_id = s.id and n.updated_at >= ${before})
      and not exists (
        select from shopper_passkeys as p
        where p.shopper_id = s.id and greatest(p.created_at, p.used_at) >= ${before}
      )
      and not exists (select from shopper_cars as c where c.shopper_id = s.id and c.saved_at >= ${before})
    order by s.id limit ${limit} for update of s skip locked
  `.execute(transaction);
  return rows.map(({ id }) => id);
}
