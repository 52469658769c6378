import type { SavedCarFacts, Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** All that is kept of an account, for its owner. Times are ISO 8601. */
export interface ShopperData {
  created_at: string;
  addresses: { kind: 'email' | 'sms'; address: string; verified_at: string }[];
  sessions: { started_at: string; used_at: string; device: string | null }[];
  passkeys: { host: string; name: string; added_at: string; used_at: string | null }[];
  saved_vehicles: { site: string; car_id: number; saved_at: string; car: SavedCarFacts; note: string }[];
  shared_lists: { site: string; link: string; with_notes: boolean; created_at: string }[];
  draws: { site: string; period: string; prize: string; drawn_at: string }[];
  codes: { kind: 'email' | 'sms'; address: string; sent_at: string; used_at: string | null }[];
}

/** All that is kept of an account; null if there is none. */
export async function shopperData(db: Kysely<Schema>, shopperId: string): Promise<ShopperData | null> {
  const account = await db
    .selectFrom('shoppers')
    .select('created_at')
    .where('id', '=', shopperId)
    .executeTakeFirst();
  if (!account) return null;
  const addresses = await db
    .selectFrom('shopper_addresses')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('verified_at')
    .execute();
  const sessions = await db
    .selectFrom('shopper_sessions')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('created_at')
    .execute();
  const passkeys = await db
    .selectFrom('shopper_passkeys')
    .select(['host', 'name', 'created_at', 'used_at'])
    .where('shopper_id', '=', shopperId)
    .orderBy('created_at')
    .execute();
  const cars = await db
    .selectFrom('shopper_cars')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('saved_at')
    .execute();
  const shares = await db
    .selectFrom('shopper_shares')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('site')
    .execute();
  const draws = await db
    .selectFrom('shopper_draws')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('drawn_at')
    .execute();
  const codes = await db
    .selectFrom('shopper_codes')
    .innerJoin('shopper_addresses', (join) =>
      join
        .onRef('shopper_addresses.realm', '=', 'shopper_codes.realm')
        .onRef('shopper_addresses.kind', '=', 'shopper_codes.kind')
        .onRef('shopper_addresses.address', '=', 'shopper_codes.address'),
    )
    .select([
      'shopper_codes.kind',
      'shopper_codes.address',
      'shopper_codes.created_at',
      'shopper_codes.used_at',
    ])
    .where('shopper_addresses.shopper_id', '=', shopperId)
    .orderBy('shopper_codes.created_at')
    .execute();
  return {
    created_at: account.created_at.toISOString(),
    addresses: addresses.map(({ kind, address, verified_at }) => ({
      ...{ kind, address, verified_at: verified_at.toISOString() },
    })),
    sessions: sessions.map(({ created_at, updated_at, user_agent }) => ({
      ...{ started_at: created_at.toISOString(), used_at: updated_at.toISOString(), device: user_agent },
    })),
    passkeys: passkeys.map(({ host, name, created_at, used_at }) => ({
      ...{ host, name, added_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null },
    })),
    saved_vehicles: cars.map(({ site, car_id, saved_at, car, note }) => ({
      ...{ site, car_id, saved_at: saved_at.toISOString(), car, note },
    })),
    shared_lists: shares.map(({ site, token, with_notes, created_at }) => ({
      ...{ site, link: token, with_notes, created_at: created_at.toISOString() },
    })),
    draws: draws.map(({ site, period, prize_name, drawn_at }) => ({
      ...{ site, period, prize: prize_name, drawn_at: drawn_at.toISOString() },
    })),
    codes: codes.map(({ kind, address, created_at, used_at }) => ({
      ...{ kind, address, sent_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null },
    })),
  };
}
